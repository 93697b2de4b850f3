import { fileURLToPath } from 'node:url';

export type AudioFixture = 'dashwood.wav' | 'dashwood.mp3' | 'dashwood.m4a' | 'amiable.wav';

const FOLDER = new URL('../fixtures/audio/', import.meta.url);

/** Path of a real recording; what is said in it is in the folder's README. */
export function audioFixture(name: AudioFixture): string {
  return fileURLToPath(new URL(name, FOLDER));
}

const HEADER_BYTES = 44;
const BYTES_PER_SECOND = 32_000;

/** A 16 kHz mono WAV made of other such WAVs (with a plain header of 44 bytes), one after the other. */
export function joinWavs(wavs: readonly Buffer[]): Buffer {
  const data = Buffer.concat(wavs.map((wav) => wav.subarray(HEADER_BYTES)));
  const header = Buffer.from(wavs[0]?.subarray(0, HEADER_BYTES) ?? Buffer.alloc(HEADER_BYTES));
  header.writeUInt32LE(data.length + HEADER_BYTES - 8, 4);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}

/** Length of such a WAV in seconds. */
export function secondsOf(wav: Buffer): number {
  return (wav.length - HEADER_BYTES) / BYTES_PER_SECOND;
}
