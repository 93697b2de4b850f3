import { readFile } from 'node:fs/promises';

const HEADER_BYTES = 44;
const RATE = 16_000;

/** The samples of a 16-bit mono WAV at 16 kHz with a plain header, between -1 and 1. */
export async function readSamples(path: string): Promise<Float32Array> {
  const bytes = await readFile(path);
  const count = Math.floor((bytes.length - HEADER_BYTES) / 2);
  return Float32Array.from({ length: count }, (_, at) => bytes.readInt16LE(HEADER_BYTES + 2 * at) / 32_768);
}

/** One after the other, with pauses between them. */
export function join(parts: readonly Float32Array[], pauseSeconds = 0.8): Float32Array {
  const pause = Math.round(pauseSeconds * RATE);
  const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length + pause, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length + pause;
  }
  return joined;
}

/** Both at once: the second `decibels` softer than the first, and as often as it takes. */
export function mixAt(decibels: number, voice: Float32Array, behind: Float32Array): Float32Array {
  const factor = (rootMeanSquare(voice) / rootMeanSquare(behind)) * 10 ** (-decibels / 20);
  return limited(voice.map((sample, at) => sample + factor * (behind[at % behind.length] ?? 0)));
}

/** All of them at once, each as loud as the others; those that end begin anew. */
export function babble(voices: readonly Float32Array[], seconds: number): Float32Array {
  const mixed = new Float32Array(seconds * RATE);
  for (const [index, voice] of voices.entries()) {
    const factor = 0.1 / rootMeanSquare(voice);
    // So that they do not all pause at the same time.
    const shift = Math.round(index * 1.7 * RATE);
    for (let at = 0; at < mixed.length; at += 1)
      mixed[at] = (mixed[at] ?? 0) + factor * (voice[(at + shift) % voice.length] ?? 0);
  }
  return limited(mixed);
}

export function secondsOf(samples: Float32Array): number {
  return samples.length / RATE;
}

function limited(samples: Float32Array): Float32Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return peak > 0.95 ? samples.map((sample) => (sample * 0.95) / peak) : samples;
}

function rootMeanSquare(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
