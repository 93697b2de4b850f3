import { open, type FileHandle } from 'node:fs/promises';
import { SpeechError } from '../speech-error.ts';
import { readBytes } from './read-bytes.ts';
import { readMp3Frame, type Mp3Frame } from './read-mp3-frame.ts';

export interface Mp3Walk {
  /** Where the first frame begins, after all tags. */
  firstFrame: number;
  seconds: number;
}

const WINDOW_BYTES = 1024 * 1024;
const TAG_HEAD_BYTES = 10;

/**
 * Goes through a whole file from frame head to frame head, without decoding: its exact length, and whether its end is
 * missing. Throws a `SpeechError`.
 */
export async function walkMp3Frames(path: string): Promise<Mp3Walk> {
  await using file = await open(path);
  const { size } = await file.stat();
  const window = new SlidingWindow(file, size);
  let position = await skipTags(file, size);
  let walk: Mp3Walk | undefined;
  let frames = 0;
  let promisedFrames: number | null = null;
  while (position + 4 <= size) {
    const bytes = await window.at(position);
    const frame = readMp3Frame(bytes);
    if (!frame || (!walk && !(await isConfirmed(window, position, frame, size)))) {
      position += distanceToSync(bytes);
      continue;
    }
    if (!walk) promisedFrames = readPromise(bytes, frame);
    walk ??= { firstFrame: position, seconds: 0 };
    if (position + frame.bytes > size) {
      if (promisedFrames === null || frames <= promisedFrames) throw new SpeechError('audio.truncated');
      break;
    }
    frames += 1;
    walk.seconds += frame.samples / frame.sampleRate;
    position += frame.bytes;
  }
  if (!walk) throw new SpeechError('audio.undecodable', { cause: 'no MPEG audio frame' });
  const secondsPerFrame = walk.seconds / Math.max(frames, 1);
  const missingSeconds = ((promisedFrames ?? 0) - frames) * secondsPerFrame;
  if (missingSeconds > 1) throw new SpeechError('audio.truncated', { cause: `${missingSeconds} s missing` });
  return walk;
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

/** Two bytes of any picture look like a frame: only one that leads to another, or to the end, begins the sound. */
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
function readPromise(bytes: Buffer, { tableOffset, bytes: frameBytes }: Mp3Frame): number | null {
  if (frameBytes < tableOffset + 12 || bytes.length < tableOffset + 12) return null;
  const name = bytes.toString('latin1', tableOffset, tableOffset + 4);
  const hasCount = (bytes.readUInt32BE(tableOffset + 4) & 1) === 1;
  return (name === 'Xing' || name === 'Info') && hasCount ? bytes.readUInt32BE(tableOffset + 8) : null;
}

/** Reads the file in large steps although it is asked for a few bytes at a time. */
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
