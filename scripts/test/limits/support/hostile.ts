import { type Socket, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateRawSync } from 'node:zlib';

const MEGABYTE = 2 ** 20;

/** Opens connections that announce a body of `length`, and send of it what is taken. Closes them after `forMs`. */
export async function holdBodies(
  port: number,
  head: string,
  { count, length, forMs }: { count: number; length: number; forMs: number },
): Promise<void> {
  const chunk = Buffer.alloc(64 * 1_024, 'a');
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(`${head}\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`);
    let left = length - 1;
    const push = () => {
      while (left > 0 && !socket.destroyed) {
        const part = chunk.subarray(0, Math.min(left, chunk.length));
        left -= part.length;
        if (!socket.write(part)) break;
      }
    };
    socket.on('drain', push);
    push();
    return socket;
  });
  await wait(forMs);
  for (const socket of sockets) socket.destroy();
}

/** Sends one request whole. Resolves with the head of the answer, or '' when none came. */
export function sendWhole(port: number, head: string, body: readonly Buffer[]): Promise<string> {
  const length = body.reduce((sum, part) => sum + part.length, 0);
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (answer.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => undefined).on('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
    socket.write(`${head}\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`);
    for (const part of body) socket.write(part);
  });
}

export const BOUNDARY = 'the-boundary';

/** A part of a form, with a file name when it is to be a file. */
export function formPart(name: string, content: Buffer, fileName?: string): Buffer[] {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`;
  return [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ];
}

export const formEnd = Buffer.from(`--${BOUNDARY}--\r\n`);

/** A zip of files, compressed; written by hand, since what writes zips would not write such ones in a moment. */
export function zipOf(files: readonly (readonly [path: string, content: Buffer])[]): Buffer {
  const locals: Buffer[] = [];
  const records: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of files) {
    const packed = deflateRawSync(content, { level: 9 });
    const name = Buffer.from(path);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    records.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, tail, name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(records);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

export const emptyObjects = (bytes: number) => Buffer.from(`[${'{},'.repeat(bytes / 3)}{}]`);

function riff(format: Buffer, sound: Buffer, soundBytes = sound.length): Buffer {
  const [head, formatHead, soundHead] = [Buffer.alloc(12), Buffer.alloc(8), Buffer.alloc(8)];
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(0xffff_ffff, 4);
  head.write('WAVE', 8, 'latin1');
  formatHead.write('fmt ', 0, 'latin1');
  formatHead.writeUInt32LE(format.length, 4);
  soundHead.write('data', 0, 'latin1');
  soundHead.writeUInt32LE(soundBytes, 4);
  return Buffer.concat([head, formatHead, format, soundHead, sound]);
}

function pcm(channels: number, sampleRate: number): Buffer {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE((sampleRate * channels * 2) >>> 0, 8);
  format.writeUInt16LE((channels * 2) & 0xffff, 12);
  format.writeUInt16LE(16, 14);
  return format;
}

function box(name: string, size: number, content: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** Eight kilobits a second, the least that there is: 72 bytes for 72 ms of silence. */
function quietFrame(): string {
  return `\u00ff\u00e3\u0018\u00c0${'\0'.repeat(68)}`;
}

function id3(bytes: number): Buffer {
  const head = Buffer.from('ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000', 'latin1');
  for (let index = 0; index < 4; index += 1) head[9 - index] = (bytes >> (7 * index)) & 0x7f;
  return head;
}

/** Recordings that are made to break whoever decodes them; all of them small but the hours of silence. */
export function decodeBombs(): [name: string, fileName: string, bytes: Buffer][] {
  const ftyp = box('ftyp', 20, Buffer.from('M4A \0\0\0\0M4A ', 'latin1'));
  return [
    ['a WAV header of 4 GB', 'a.wav', riff(pcm(1, 16_000), Buffer.alloc(4_096), 0xffff_fff0)],
    ['a WAV of 65,535 channels', 'b.wav', riff(pcm(65_535, 48_000), Buffer.alloc(MEGABYTE))],
    ['48 hours of silence', 'c.mp3', Buffer.concat([id3(0), Buffer.alloc(48 * 3_600 * 1_000, quietFrame(), 'latin1')])],
    ['an m4a whose boxes have size 0', 'd.m4a', Buffer.concat([ftyp, box('moov', 0, box('trak', 0, box('mdia', 0)))])],
    ['a tag of 256 MB that is not there', 'e.mp3', Buffer.concat([id3(2 ** 28 - 1), Buffer.alloc(8_192)])],
    ['a tag of 30 MB before nothing', 'f.mp3', Buffer.concat([id3(30 * MEGABYTE), Buffer.alloc(30 * MEGABYTE)])],
  ];
}
