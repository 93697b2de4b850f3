import type { FileHandle } from 'node:fs/promises';
import { SpeechError } from '../speech-error.ts';
import { readBytes } from './audio-reader.ts';

export interface WavHeader {
  /** The body of the `fmt ` chunk, as it stands. */
  format: Buffer;
  dataStart: number;
  dataBytes: number;
}

const MAX_CHUNKS = 1_000;
const MAX_FORMAT_BYTES = 4_096;
/** Recorders that cannot go back to their header write a size like these and close the file whenever they end. */
const MIN_PLACEHOLDER_BYTES = 0x7ff0_0000;

/** Finds format and sound in a RIFF or RF64 file of `fileBytes`. Throws a `SpeechError`. */
export async function readWavHeader(file: FileHandle, fileBytes: number): Promise<WavHeader> {
  const riff = await readBytes(file, 0, 12);
  if (riff.length < 12) throw new SpeechError('audio.truncated');
  const kind = riff.toString('latin1', 0, 4);
  if (!['RIFF', 'RF64', 'BW64'].includes(kind) || riff.toString('latin1', 8, 12) !== 'WAVE') {
    throw new SpeechError('audio.undecodable', { cause: 'not a WAV file' });
  }
  let format: Buffer | undefined;
  let longDataBytes: number | undefined;
  let position = 12;
  for (let chunk = 0; chunk < MAX_CHUNKS; chunk += 1) {
    const head = await readBytes(file, position, 8);
    if (head.length < 8) throw new SpeechError('audio.truncated');
    const name = head.toString('latin1', 0, 4);
    const size = head.readUInt32LE(4);
    const body = position + 8;
    if (name === 'ds64') longDataBytes = Number((await readBytes(file, body + 8, 8)).readBigUInt64LE(0));
    if (name === 'fmt ') format = await readFormat(file, body, size);
    if (name === 'data') {
      if (!format) throw new SpeechError('audio.undecodable', { cause: 'sound before its format' });
      const declared = size === 0xffff_ffff && longDataBytes ? longDataBytes : size;
      return { format, dataStart: body, dataBytes: bytesOfSound(declared, fileBytes - body, format) };
    }
    position = body + size + (size % 2);
  }
  throw new SpeechError('audio.undecodable', { cause: 'no sound within the first chunks' });
}

async function readFormat(file: FileHandle, position: number, size: number): Promise<Buffer> {
  if (size < 16 || size > MAX_FORMAT_BYTES) {
    throw new SpeechError('audio.undecodable', { cause: `a format of ${size} bytes` });
  }
  const format = await readBytes(file, position, size);
  if (format.length < size) throw new SpeechError('audio.truncated');
  return format;
}

function bytesOfSound(declared: number, available: number, format: Buffer): number {
  if (declared === 0) return available;
  if (declared <= available) return declared;
  if (declared >= MIN_PLACEHOLDER_BYTES) return available;
  const missing = declared - available;
  if (missing > format.readUInt16LE(12))
    throw new SpeechError('audio.truncated', { cause: `${missing} bytes missing` });
  return available;
}
