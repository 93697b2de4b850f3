import { jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { SpeechAudio, SpeechProgress } from '@stitchbook/speech';
import { findLocalModels } from '../src/local/find-local-models.ts';
import { Recogniser } from '../src/local/recogniser.ts';
import { transcribeInProcess } from '../src/local/transcribe-in-process.ts';
import type { WordsOfSegment } from '../src/segmentation/transcript-builder.ts';
import type { VadSegment } from '../src/segmentation/vad-segment.ts';
import { VadSegmenter } from '../src/segmentation/vad-segmenter.ts';
import { fixtureAudio } from './support/fixtures.ts';
import { makeWav, samplesOf, silence } from './support/make-wav.ts';
import { ScratchFolder } from './support/scratch-folder.ts';
import { ensureCheckModel, ensureSpeechModel } from './support/speech-model.ts';
import { closeStartedEngines, startEngine } from './support/start-engine.ts';

jest.setTimeout(240_000);

/** The same model, watched. */
class WatchedRecogniser implements WordsOfSegment {
  running = 0;
  most = 0;
  begun = 0;
  failAt = Infinity;

  constructor(private readonly model: WordsOfSegment) {}

  async recognise(segment: VadSegment): Promise<string> {
    this.begun += 1;
    if (this.begun === this.failAt) throw new Error('the model failed');
    this.running += 1;
    this.most = Math.max(this.most, this.running);
    return this.model.recognise(segment).finally(() => (this.running -= 1));
  }
}

describe('segments of one recording that are recognised side by side', () => {
  let scratch: ScratchFolder;
  let audio: SpeechAudio;
  let segmenter: VadSegmenter;
  let models: { recogniser: Recogniser; checker: Recogniser };

  beforeAll(async () => {
    scratch = await ScratchFolder.create();
    const [long, short] = await Promise.all(
      ['dashwood.wav', 'amiable.wav'].map(async (name) => samplesOf(await readFile(fixtureAudio(name).path))),
    );
    const sounds = [long, silence(0.8), short, silence(0.8), short, silence(0.8)].map((sound) => sound ?? silence(1));
    const samples = Array.from({ length: 3 }, () => sounds).flat();
    audio = await scratch.keep('turns.wav', makeWav(Float32Array.from(samples.flatMap((sound) => [...sound]))));
    const folder = await ensureSpeechModel();
    const [small, better] = await Promise.all(
      [folder, await ensureCheckModel()].map((model) => findLocalModels({ model, default: folder })),
    );
    if (!small || !better) throw new Error('a model is missing');
    segmenter = new VadSegmenter(small.voiceDetectorPath);
    models = { recogniser: new Recogniser(small.recogniser, 1), checker: new Recogniser(better.recogniser, 1) };
  });
  afterEach(closeStartedEngines);
  afterAll(async () => scratch.remove());

  const transcribe = (concurrency: number, more: { checker?: WordsOfSegment; recogniser?: WordsOfSegment } = {}) =>
    transcribeInProcess(audio, { segmenter, ...models, ...more, concurrency, maxAudioSeconds: 3_600 });

  it('make the transcript that they make one after the other, to the last time and peak', async () => {
    const inTurn = await transcribe(1);
    expect(inTurn.segments.length).toBeGreaterThan(5);
    expect(await transcribe(4)).toEqual(inTurn);
    const { engine } = await startEngine({ checkModelDirectory: await ensureCheckModel(), concurrency: 3 });
    expect(await engine.transcribe(audio)).toEqual(inTurn);
  });

  it('are no more at a time than was allowed, those of both models counted', async () => {
    const watched = new WatchedRecogniser(models.recogniser);
    await transcribe(3, { recogniser: watched, checker: watched });
    expect(watched.most).toBe(3);
    expect(watched.running).toBe(0);
  });

  it('are told as done in their order, never more than are recognised', async () => {
    const watched = new WatchedRecogniser(models.recogniser);
    const told: SpeechProgress[] = [];
    const onProgress = (progress: SpeechProgress) => told.push(progress);
    const options = { segmenter, recogniser: watched, checker: null, concurrency: 2, maxAudioSeconds: 3_600 };
    const { segments } = await transcribeInProcess(audio, { ...options, onProgress });
    const seconds = told.map(({ doneSeconds }) => doneSeconds);
    expect(seconds).toEqual(seconds.toSorted((one, other) => one - other));
    // Where a segment begins, while it is waited for.
    expect(seconds).toEqual(expect.arrayContaining(segments.slice(-2).map(({ startSeconds }) => startSeconds)));
    expect(told.at(-1)).toMatchObject({ doneSeconds: expect.any(Number), totalSeconds: seconds.at(-1) });
  });

  it('are told by their first words, as they will be in the transcript', async () => {
    const told: string[] = [];
    const onProgress = ({ firstWords }: SpeechProgress) => told.push(firstWords);
    const { engine } = await startEngine({ checkModelDirectory: await ensureCheckModel(), concurrency: 2 });
    const { text } = await engine.transcribe(audio, { onProgress });
    expect(told[0]).toBe('');
    expect(told.find((words) => words !== '')).toMatch(/Mr\. John Dashwood had then leisure/u);
    expect(told.findIndex((words) => words !== '')).toBeLessThan(told.length - 1);
    for (const words of told) expect(text.startsWith(words)).toBe(true);
  });

  it('fail together when one fails, once the models are free for the next recording', async () => {
    const watched = new WatchedRecogniser(models.checker);
    watched.failAt = 2;
    await expect(transcribe(4, { checker: watched })).rejects.toThrow('the model failed');
    expect(watched.running).toBe(0);
    expect((await transcribe(4)).text).toContain('Dashwood');
  });
});
