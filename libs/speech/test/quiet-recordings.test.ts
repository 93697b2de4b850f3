import { jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { fixtureAudio } from './support/fixtures.ts';
import { hum, makeWav, noise, samplesOf, silence } from './support/make-wav.ts';
import { ScratchFolder } from './support/scratch-folder.ts';
import { startEngine, type StartedEngine } from './support/start-engine.ts';

jest.setTimeout(120_000);

describe('recordings in which nobody speaks', () => {
  let started: StartedEngine;
  let scratch: ScratchFolder;
  beforeAll(async () => {
    started = await startEngine();
    scratch = await ScratchFolder.create();
  });
  afterAll(async () => {
    await started.engine.close();
    await scratch.remove();
  });

  const clicks = silence(10).map((_, i) => (i % 8_000 < 40 ? 0.9 : 0));
  const clap = silence(3).map((_, i) =>
    i > 16_000 && i < 17_600 ? Math.sin(i * i) * Math.exp((16_000 - i) / 400) : 0,
  );
  it.each([
    ['silence', silence(10)],
    ['soft noise', noise(20, 0.01)],
    ['noise', noise(20, 0.2)],
    ['loud noise', noise(20, 0.95)],
    ['the hum of a fridge', hum(20, 50, 0.3)],
    ['a whistle', hum(10, 1_000, 0.5)],
    ['clicks', clicks],
    ['one clap', clap],
    ['twentieth of a second of silence', silence(0.05)],
    ['a single sample', silence(1 / 16_000)],
  ])('give no words for %s', async (name, samples) => {
    const audio = await scratch.keep(`${name}.wav`, makeWav(samples));
    const result = await started.engine.transcribe(audio);
    expect(result).toMatchObject({ text: '', segments: [] });
    expect(result.durationSeconds).toBeCloseTo(samples.length / 16_000, 3);
  });

  it('give no hallucinated words for a scrap of a syllable', async () => {
    const speech = samplesOf(await readFile(fixtureAudio('amiable.wav').path));
    const audio = await scratch.keep('scrap.wav', makeWav(speech.slice(20_000, 20_800)));
    expect((await started.engine.transcribe(audio)).text).toBe('');
  });
});
