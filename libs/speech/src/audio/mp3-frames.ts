import { open, type FileHandle } from 'node:fs/promises';
import { SpeechError } from '../speech-error.ts';
import { readBytes } from './audio-reader.ts';

export interface Mp3FrameScan {
  /** Byte offset of the first frame, after all tags. */
  firstFrame: number;
  /** Of all frames together. */
  seconds: number;
}

/** The header of an MPEG audio frame: its first four bytes. */
export interface Mp3Frame {
  bytes: number;
  samples: number;
  sampleRate: number;
  channels: number;
  /** Where an encoder's table of contents would lie, from the frame's beginning. */
  tableOffset: number;
}

const WINDOW_BYTES = 1024 * 1024;
const TAG_HEAD_BYTES = 10;
const RATES_HZ = [44_100, 48_000, 32_000];
const KBPS = {
  'v1-1': [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  'v1-2': [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  'v1-3': [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  'v2-1': [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  'v2-3': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};

/**
 * Scans a whole file from frame header to frame header, without decoding: its exact length in seconds, and where its first frame
 * begins in bytes. Throws a `SpeechError` where its end is missing, or where there is no frame.
 */
export async function scanMp3Frames(path: string): Promise<Mp3FrameScan> {
  await using file = await open(path);
  const { size } = await file.stat();
  const window = new SlidingWindow(file, size);
  let position = await skipTags(file, size);
  let scan: Mp3FrameScan | undefined;
  let frames = 0;
  let declaredFrames: number | null = null;
  while (position + 4 <= size) {
    const bytes = await window.at(position);
    const frame = readMp3Frame(bytes);
    if (!frame || (!scan && !(await isConfirmed(window, position, frame, size)))) {
      position += distanceToSync(bytes);
      continue;
    }
    if (!scan) declaredFrames = readDeclaredFrames(bytes, frame);
    scan ??= { firstFrame: position, seconds: 0 };
    if (position + frame.bytes > size) {
      if (declaredFrames === null || frames <= declaredFrames) throw new SpeechError('audio.truncated');
      break;
    }
    frames += 1;
    scan.seconds += frame.samples / frame.sampleRate;
    position += frame.bytes;
  }
  if (!scan) throw new SpeechError('audio.undecodable', { cause: 'no MPEG audio frame' });
  const secondsPerFrame = scan.seconds / Math.max(frames, 1);
  const missingSeconds = ((declaredFrames ?? 0) - frames) * secondsPerFrame;
  if (missingSeconds > 1) throw new SpeechError('audio.truncated', { cause: `${missingSeconds} s missing` });
  return scan;
}

async function skipTags(file: FileHandle, size: number): Promise<number> {
  let position = 0;
  for (;;) {
    const head = await readBytes(file, position, TAG_HEAD_BYTES);
    if (head.length < TAG_HEAD_BYTES || head.toString('latin1', 0, 3) !== 'ID3') return position;
    const [flags = 0, a = 0, b = 0, c = 0, d = 0] = head.subarray(5);
    const footer = flags & 0x10 ? TAG_HEAD_BYTES : 0;
    position += TAG_HEAD_BYTES + ((a & 0x7f) << 21) + ((b & 0x7f) << 14) + ((c & 0x7f) << 7) + (d & 0x7f) + footer;
    if (position > size) throw new SpeechError('audio.truncated', { cause: 'a tag longer than its file' });
  }
}

/** Two bytes of any picture can look like a frame header: only one that is followed by another, or by the end, is the first frame. */
async function isConfirmed(window: SlidingWindow, position: number, frame: Mp3Frame, size: number): Promise<boolean> {
  const next = position + frame.bytes;
  if (next + 4 > size) return true;
  return readMp3Frame(await window.at(next))?.sampleRate === frame.sampleRate;
}

function distanceToSync(bytes: Uint8Array): number {
  const found = bytes.indexOf(0xff, 1);
  return found === -1 ? bytes.length : found;
}

/** How many frames follow by the encoder's own count, when it left one. */
function readDeclaredFrames(bytes: Buffer, { tableOffset, bytes: frameBytes }: Mp3Frame): number | null {
  if (frameBytes < tableOffset + 12 || bytes.length < tableOffset + 12) return null;
  const name = bytes.toString('latin1', tableOffset, tableOffset + 4);
  const hasCount = (bytes.readUInt32BE(tableOffset + 4) & 1) === 1;
  return (name === 'Xing' || name === 'Info') && hasCount ? bytes.readUInt32BE(tableOffset + 8) : null;
}

/** Reads the file in chunks of a megabyte, for a reader that wants a few bytes at a time. */
class SlidingWindow {
  private start = 0;
  private bytes: Buffer = Buffer.alloc(0);

  constructor(
    private readonly file: FileHandle,
    private readonly size: number,
  ) {}

  /** At least 256 bytes from `position`, or all up to the end. */
  async at(position: number): Promise<Buffer> {
    const wanted = Math.min(256, this.size - position);
    if (position < this.start || position + wanted > this.start + this.bytes.length) {
      this.bytes = await readBytes(this.file, position, WINDOW_BYTES);
      this.start = position;
    }
    return this.bytes.subarray(position - this.start);
  }
}

/** Null when these bytes do not begin a frame of a known length. */
export function readMp3Frame(head: Uint8Array, at = 0): Mp3Frame | null {
  const [sync = 0, kind = 0, rates = 0, mode = 0] = head.subarray(at, at + 4);
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0) return null;
  const version = (kind >> 3) & 3;
  const layer = 4 - ((kind >> 1) & 3);
  const rateIndex = (rates >> 2) & 3;
  if (version === 1 || layer === 4 || rateIndex === 3) return null;
  const isV1 = version === 3;
  const table = isV1 ? (`v1-${layer}` as keyof typeof KBPS) : layer === 1 ? 'v2-1' : 'v2-3';
  const kbps = KBPS[table][rates >> 4];
  const fullRate = RATES_HZ[rateIndex];
  if (!kbps || !fullRate) return null;
  const sampleRate = fullRate / (isV1 ? 1 : version === 2 ? 2 : 4);
  const samples = layer === 1 ? 384 : layer === 3 && !isV1 ? 576 : 1_152;
  const padding = ((rates >> 1) & 1) * (layer === 1 ? 4 : 1);
  const slot = layer === 1 ? 4 : 1;
  const channels = mode >> 6 === 3 ? 1 : 2;
  const sideInfo = isV1 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;
  return {
    bytes: Math.floor((samples * kbps * 125) / sampleRate / slot) * slot + padding,
    samples,
    sampleRate,
    channels,
    tableOffset: 4 + sideInfo,
  };
}
