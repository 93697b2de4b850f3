import { readFile } from 'node:fs/promises';
import { audioFixture, joinWavs, secondsOf } from '@stitchbook/testing';

/** Real speech of so many seconds, as WAV: two sentences of a book in turns. */
export async function makeClip(seconds: number): Promise<Buffer> {
  const sentences = await Promise.all([readFile(audioFixture('dashwood.wav')), readFile(audioFixture('amiable.wav'))]);
  const pair = joinWavs(sentences);
  const joined = joinWavs(Array.from({ length: Math.ceil(seconds / secondsOf(pair)) }, () => pair));
  return joinWavs([joined.subarray(0, 44 + seconds * 32_000)]);
}
