import type { FileHandle } from 'node:fs/promises';
import { SpeechError } from '../speech-error.ts';

/** Consecutive samples of one channel, -1 to 1. */
export interface MonoBlock {
  samples: Float32Array;
  sampleRate: number;
}

/** An opened file: what it says of itself, and its sound as a stream of small blocks. */
export interface DecodedAudio {
  /** Null when it cannot be known before the end. */
  totalSeconds: number | null;
  /** To be read once. Leaving the loop early frees what is open. */
  blocks: AsyncIterable<MonoBlock>;
}

const MAX_CHANNELS = 32;
const MIN_RATE_HZ = 4_000;
const MAX_RATE_HZ = 384_000;

/** Throws `audio.unsupported` for a number of channels or a rate (Hz) that no recorder makes. */
export function checkSoundShape({ channels, sampleRate }: { channels: number; sampleRate: number }): void {
  const fits = channels >= 1 && channels <= MAX_CHANNELS && sampleRate >= MIN_RATE_HZ && sampleRate <= MAX_RATE_HZ;
  if (!fits) throw new SpeechError('audio.unsupported', { cause: `${channels} channels at ${sampleRate} Hz` });
}

/** The mean of all channels; the only channel itself, without a copy, when there is but one. */
export function mixToMono(channels: readonly Float32Array[]): Float32Array {
  const [first, ...others] = channels;
  if (!first) return new Float32Array(0);
  if (others.length === 0) return first;
  const mono = new Float32Array(first.length);
  for (const channel of channels) {
    for (let i = 0; i < mono.length; i += 1) mono[i] = (mono[i] ?? 0) + (channel[i] ?? 0) / channels.length;
  }
  return mono;
}

/** The bytes at `position`; fewer than `length` when the file ends before. */
export async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
