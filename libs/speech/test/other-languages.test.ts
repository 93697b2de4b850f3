import { jest } from '@jest/globals';
import { mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SpeechEngine } from '@stitchbook/speech';
import { addModel, findVoiceDetector } from '@stitchbook/speech/models';
import { fixtureAudio } from './support/fixtures.ts';
import { ensureCheckModel, ensureSpeechModel } from './support/speech-model.ts';
import { startEngine } from './support/start-engine.ts';

jest.setTimeout(240_000);

const SAYS_A_SENTENCE = fileURLToPath(new URL('fixtures/says-a-sentence-sense-voice', import.meta.url));
/** What that model says whatever it hears, in the language that it is told; in Japanese where it is told none. */
const [JAPANESE, KOREAN] = ['明日の朝は駅で', '내일 아침에'];
const french = {
  path: fileURLToPath(new URL('fixtures/other-languages/french.mp3', import.meta.url)),
  format: 'mp3',
} as const;

describe('speech that is not English, where a model for other languages was added', () => {
  let engine: SpeechEngine;
  let models: string;
  beforeAll(async () => {
    models = await mkdtemp(join(tmpdir(), 'stitchbook-others-'));
    ({ engine } = await startEngine({ checkModelDirectory: await ensureCheckModel(), otherModelsDirectory: models }));
    const tiny = await ensureSpeechModel();
    // While the engine runs: it is used from the next recording on.
    await addModel({
      source: SAYS_A_SENTENCE,
      models,
      languages: ['ja', 'ko', 'zh'],
      voiceDetectorPath: await findVoiceDetector({ model: tiny, default: tiny }),
      limits: { memoryMb: 1_500, stallSeconds: 60, niceness: 0 },
      englishClip: { audio: fixtureAudio('amiable.wav'), says: 'He might even have been made amiable himself.' },
      say: () => undefined,
    });
  });
  afterAll(async () => {
    await engine.close();
    await rm(models, { recursive: true, force: true });
  });

  it('is among what can be heard', async () => {
    expect(await engine.languages()).toEqual(['en', 'ja', 'ko', 'zh']);
  });

  it('gets the words of that model, and the language that it took them for', async () => {
    const { text, language, segments, notUnderstood, wordlessReason, wordConfidences } =
      await engine.transcribe(french);
    expect(text.startsWith(JAPANESE)).toBe(true);
    expect(segments.length).toBeGreaterThan(0);
    expect({ language, notUnderstood, wordlessReason }).toEqual({
      language: 'ja',
      notUnderstood: [],
      wordlessReason: null,
    });
    expect(wordConfidences).toHaveLength(text.split(/\s+/u).length);
  });

  it('is heard as the language that its speaker says they speak', async () => {
    const { text, language } = await engine.transcribe(french, { language: 'ko' });
    expect(text.startsWith(KOREAN)).toBe(true);
    expect(language).toBe('ko');
  });

  it.each(['en', 'fr'])(
    'gets no words when its speaker says that they speak what no such model hears: %s',
    async (language) => {
      expect(await engine.transcribe(french, { language })).toMatchObject({
        text: '',
        language: null,
        wordlessReason: 'not-understood',
      });
    },
  );

  it.each([undefined, 'ko'])('leaves English as it is, also of somebody who speaks %s', async (language) => {
    expect(await engine.transcribe(fixtureAudio('amiable.wav'), { language: language ?? null })).toMatchObject({
      text: 'He might even have been made amiable himself.',
      language: 'en',
      notUnderstood: [],
    });
  });

  it('is handed over while it is spoken as well, and no English is shown before to who speaks another language', async () => {
    const whole = await engine.transcribe(fixtureAudio('amiable.wav'), { language: 'ko' });
    const shown: boolean[] = [];
    const live = await engine.startLive?.({ language: 'ko', onCaption: ({ isFinal }) => shown.push(isFinal) });
    const pcm = (await readFile(fixtureAudio('amiable.wav').path)).subarray(44);
    for (let at = 0; at < pcm.length; at += 16_000) await live?.push(pcm.subarray(at, at + 16_000));
    expect(await live?.finish()).toEqual(whole);
    expect(shown).not.toContain(false);
  });

  it('is left out as before when a file of the model is not whole', async () => {
    await truncate(join(models, 'says-a-sentence-sense-voice', 'model.onnx'), 100);
    expect(await engine.transcribe(french)).toMatchObject({ text: '', wordlessReason: 'not-understood' });
    expect(await engine.languages()).toEqual(['en']);
  });

  it('is told to a model of the operator as well, where that hears it', async () => {
    const { engine: own } = await startEngine({ modelDirectory: SAYS_A_SENTENCE });
    expect(await own.languages()).toEqual(['zh', 'en', 'ja', 'ko', 'yue']);
    expect((await own.transcribe(french, { language: 'ko' })).text.startsWith(KOREAN)).toBe(true);
    expect((await own.transcribe(french, { language: 'fr' })).text.startsWith(JAPANESE)).toBe(true);
    await own.close();
  });

  it('is left out as before where no folder of models is', async () => {
    const { engine: without } = await startEngine({ checkModelDirectory: await ensureCheckModel() });
    expect(await without.languages()).toEqual(['en']);
    await without.close();
  });
});
