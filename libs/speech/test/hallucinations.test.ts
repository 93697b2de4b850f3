import { jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { reportFigure } from '@stitchbook/testing';
import type { SpeechResult } from '@stitchbook/speech';
import { openAudio, resampleToSpeechRate } from '../src/audio/open-audio.ts';
import { fixtureAudio } from './support/fixtures.ts';
import { hum, makeWav, noise, samplesOf, silence } from './support/make-wav.ts';
import { ScratchFolder } from './support/scratch-folder.ts';
import { ensureCheckModel } from './support/speech-model.ts';
import { startEngine, type StartedEngine } from './support/start-engine.ts';

jest.setTimeout(240_000);

const LANGUAGES = ['french', 'german', 'spanish', 'italian', 'swedish', 'japanese', 'mandarin'];
const RATE = 16_000;

/** Chords and a beat, with the swell of a voice: what a voice detector may well take for speech. */
function music(seconds: number): Float32Array {
  return silence(seconds).map((_, i) => {
    const t = i / RATE;
    const root = [262, 220, 175, 196][Math.floor(t / 2) % 4] ?? 262;
    const chord = [1, 1.26, 1.5].reduce((sum, ratio) => sum + Math.sin(2 * Math.PI * root * ratio * t), 0);
    const beat = Math.exp(-((t * 2) % 1) * 12) * Math.sin(2 * Math.PI * 90 * t);
    return 0.2 * chord * (0.6 + 0.4 * Math.sin(2 * Math.PI * 4 * t)) + 0.3 * beat;
  });
}

describe('a recording in which nobody speaks English', () => {
  let started: StartedEngine;
  let scratch: ScratchFolder;
  beforeAll(async () => {
    started = await startEngine({ checkModelDirectory: await ensureCheckModel() });
    scratch = await ScratchFolder.create();
  });
  afterAll(async () => {
    await started.engine.close();
    await scratch.remove();
  });

  const transcribe = (path: string, format: 'mp3' | 'wav' = 'wav'): Promise<SpeechResult> =>
    started.engine.transcribe({ path, format });
  const otherLanguage = (name: string) =>
    fileURLToPath(new URL(`fixtures/other-languages/${name}.mp3`, import.meta.url));

  it.each(LANGUAGES)('gets no English words for %s, and says that it was not understood', async (language) => {
    expect(await transcribe(otherLanguage(language), 'mp3')).toMatchObject({
      text: '',
      segments: [],
      notUnderstood: [],
      wordlessReason: 'not-understood',
    });
  });

  it.each([
    ['silence', silence(10)],
    ['noise', noise(20, 0.3)],
    ['a hum', hum(20, 120, 0.4)],
    ['music', music(30)],
  ])('gets no words for %s, and a reason', async (name, samples) => {
    const { path } = await scratch.keep(`${name}.wav`, makeWav(samples));
    const { text, wordlessReason } = await transcribe(path);
    expect(text).toBe('');
    expect(wordlessReason).not.toBeNull();
  });

  it('loses no word of what is said in English, before and after', async () => {
    const english = samplesOf(await readFile(fixtureAudio('dashwood.wav').path));
    const pause = silence(1.5);
    const both = new Float32Array(english.length * 2 + pause.length);
    both.set(english);
    both.set(english, english.length + pause.length);
    const { path } = await scratch.keep('twice.wav', makeWav(both));
    const { text, wordlessReason } = await transcribe(path);
    expect(wordlessReason).toBeNull();
    expect(text.match(/prudently in his power to do for them/g)).toHaveLength(2);
    reportFigure(
      47,
      `no word was invented in ${LANGUAGES.length} clips of other languages, noise, hum, music and silence`,
    );
  });

  it('leaves out what is said in French between two English sentences, and says where', async () => {
    const french = await started.engine.transcribe({ path: await frenchBetween(), format: 'wav' });
    expect(french.text).toBe(
      'He might even have been made amiable himself. He might even have been made amiable himself.',
    );
    expect(french.wordlessReason).toBeNull();
    expect(french.notUnderstood).toHaveLength(1);
    const [stretch] = french.notUnderstood;
    expect(stretch?.startSeconds).toBeGreaterThan(3);
    expect(stretch?.endSeconds).toBeLessThanOrEqual(french.segments[1]?.startSeconds ?? 0);
  });

  /** A WAV with a pause between its parts. */
  async function frenchBetween(): Promise<string> {
    const { blocks } = await openAudio({ path: otherLanguage('french'), format: 'mp3' });
    const french: Float32Array[] = [];
    for await (const block of resampleToSpeechRate(blocks)) french.push(block.slice());
    const english = samplesOf(await readFile(fixtureAudio('amiable.wav').path));
    const parts = [english, silence(1), ...french, silence(1), english];
    const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      samples.set(part, at);
      at += part.length;
    }
    const { path } = await scratch.keep('french-between.wav', makeWav(samples));
    return path;
  }

  it('writes down what one model alone recognised while the second is not there yet', async () => {
    const { engine } = await startEngine({ checkModelDirectory: scratch.path });
    const { text } = await engine.transcribe(fixtureAudio('amiable.wav'));
    expect(text).toBe('He might even have been made amiable himself.');
    expect(engine.name).toBe('moonshine-tiny');
    expect(await engine.supersedes()).toBeNull();
    await engine.close();
  });

  it('says which transcripts it would make better once the second is there, unless one alone is wanted', async () => {
    expect(await started.engine.supersedes()).toBe('moonshine-tiny');
    const checkModelDirectory = await ensureCheckModel();
    const { engine } = await startEngine({ checkModelDirectory, models: 'small' });
    await engine.transcribe(fixtureAudio('amiable.wav'));
    expect(engine.name).toBe('moonshine-tiny');
    expect(await engine.supersedes()).toBeNull();
    await engine.close();
  });
});
