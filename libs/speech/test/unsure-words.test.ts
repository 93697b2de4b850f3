import { jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { UNSURE_BELOW_PERCENT } from '@stitchbook/contracts';
import type { SpeechResult } from '@stitchbook/speech';
import { fixtureAudio } from './support/fixtures.ts';
import { makeWav, noise, samplesOf } from './support/make-wav.ts';
import { ScratchFolder } from './support/scratch-folder.ts';
import { ensureCheckModel } from './support/speech-model.ts';
import { startEngine, type StartedEngine } from './support/start-engine.ts';

jest.setTimeout(240_000);

/** As loud as makes the two models differ on some words. */
const NOISE = 0.05;

const wordsOf = ({ text }: Pick<SpeechResult, 'text'>) => text.match(/\S+/gu) ?? [];

describe('how sure each word is', () => {
  let scratch: ScratchFolder;
  const engines: StartedEngine[] = [];
  const start = async (changes: Parameters<typeof startEngine>[0]) => {
    const started = await startEngine(changes);
    engines.push(started);
    return started.engine;
  };
  beforeAll(async () => {
    scratch = await ScratchFolder.create();
  });
  afterAll(async () => {
    for (const { engine } of engines) await engine.close();
    await scratch.remove();
  });

  it('is told by what two models make of it: all of them are sure of a clear voice, and few in noise', async () => {
    const engine = await start({ checkModelDirectory: await ensureCheckModel() });
    const clear = await engine.transcribe(fixtureAudio('dashwood.wav'));
    expect(clear.wordConfidences).toEqual(wordsOf(clear).map(() => 100));

    const voice = samplesOf(await readFile(fixtureAudio('dashwood.wav').path));
    const behind = noise(voice.length / 16_000 + 1, NOISE);
    const { path } = await scratch.keep('noisy.wav', makeWav(voice.map((sample, at) => sample + (behind[at] ?? 0))));
    const noisy = await engine.transcribe({ path, format: 'wav' });
    expect(noisy.wordConfidences).toHaveLength(wordsOf(noisy).length);
    const unsure = wordsOf(noisy).filter((_, at) => (noisy.wordConfidences?.[at] ?? 100) < UNSURE_BELOW_PERCENT);
    expect(unsure.length).toBeGreaterThan(0);
    expect(unsure.length).toBeLessThan(wordsOf(noisy).length / 2);
  });

  it('is not known of what one model alone wrote', async () => {
    const { text, wordConfidences } = await (await start({})).transcribe(fixtureAudio('amiable.wav'));
    expect(text).not.toBe('');
    expect(wordConfidences).toBeNull();
  });
});
