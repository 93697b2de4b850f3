import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { audioFixture } from '@stitchbook/testing';
import { babble, join, mixAt, readSamples, secondsOf } from './samples.ts';
import { ENGLISH, OTHER_LANGUAGES } from './sentences.ts';
import { noise, SOUNDS } from './sounds.ts';
import { speak } from './synthesis.ts';

export interface Clip {
  name: string;
  samples: Float32Array;
  /** What is said in English; '' where nobody speaks it. */
  words: string;
}

/** English, and then a stretch that is not, and English again. */
export interface MixedClip extends Clip {
  foreignFromSeconds: number;
  foreignToSeconds: number;
}

export interface Corpus {
  /** The same English in each kind of noise, real recordings first. */
  english: Map<string, Clip[]>;
  wordless: Clip[];
  mixed: MixedClip[];
}

const FIXTURES = {
  'dashwood.wav':
    'And Mr. John Dashwood had then leisure to consider how much there might be prudently in his power to do for them.',
  'amiable.wav': 'He might even have been made amiable himself.',
} as const;
const ENGLISH_VOICES = ['en-us', 'en-gb', 'en-us+f3', 'en-gb-scotland'];
const OTHER_VOICES = ['', '+f2'];

/** Makes all clips; it takes some seconds. */
export async function makeCorpus(): Promise<Corpus> {
  const folder = await mkdtemp(pathOf(tmpdir(), 'stitchbook-eval-'));
  try {
    const said = async (voice: string, text: string) => {
      const path = pathOf(folder, 'clip.wav');
      await speak(path, voice, text);
      return readSamples(path);
    };
    const clean = await makeEnglish(said);
    const foreign = await makeForeign(said);
    return {
      english: inNoise(clean, foreign),
      wordless: makeWordless(clean, foreign),
      mixed: makeMixed(clean, foreign),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Said = (voice: string, text: string) => Promise<Float32Array>;

async function makeEnglish(said: Said): Promise<Clip[]> {
  const clips: Clip[] = [];
  for (const [name, words] of Object.entries(FIXTURES))
    clips.push({ name, words, samples: await readSamples(audioFixture(name as keyof typeof FIXTURES)) });
  for (const [at, words] of ENGLISH.entries()) {
    const voice = ENGLISH_VOICES[at % ENGLISH_VOICES.length] ?? 'en-us';
    clips.push({ name: `${voice} ${at + 1}`, words, samples: await said(voice, words) });
  }
  return clips;
}

async function makeForeign(said: Said): Promise<Clip[]> {
  const clips: Clip[] = [];
  for (const [language, sentences] of Object.entries(OTHER_LANGUAGES)) {
    for (const variant of OTHER_VOICES) {
      const parts: Float32Array[] = [];
      for (const sentence of sentences) parts.push(await said(`${language}${variant}`, sentence));
      clips.push({ name: `${language}${variant}`, words: '', samples: join(parts) });
    }
  }
  return clips;
}

function inNoise(clean: readonly Clip[], foreign: readonly Clip[]): Map<string, Clip[]> {
  const white = noise(0.8, 0, 20);
  const voices = babble(
    foreign.slice(0, 6).map(({ samples }) => samples),
    20,
  );
  const within = (decibels: number, behind: Float32Array) =>
    clean.map((clip) => ({ ...clip, samples: mixAt(decibels, clip.samples, behind) }));
  return new Map([
    ['clean', [...clean]],
    ['white 10 dB', within(10, white)],
    ['white 5 dB', within(5, white)],
    ['babble 10 dB', within(10, voices)],
    ['babble 5 dB', within(5, voices)],
  ]);
}

function makeWordless(english: readonly Clip[], foreign: readonly Clip[]): Clip[] {
  const soundsOf = (clips: readonly Clip[]) => clips.map(({ samples }) => samples);
  const crowds = {
    'babble of 3': soundsOf(foreign.slice(0, 3)),
    'babble of 5': soundsOf(foreign.slice(5, 10)),
    'babble of 8': soundsOf(foreign.slice(8, 16)),
    'babble of 12': soundsOf(foreign.slice(0, 12)),
    'babble of 6, English too': soundsOf([...english.slice(2, 5), ...foreign.slice(0, 3)]),
    'babble of 8, all English': soundsOf(english.slice(4, 12)),
  };
  return [
    ...foreign,
    ...Object.entries(crowds).map(([name, voices]) => ({ name, words: '', samples: babble(voices, 12) })),
    ...Object.entries(SOUNDS).map(([name, draw]) => ({ name, words: '', samples: draw() })),
  ];
}

function makeMixed(english: readonly Clip[], foreign: readonly Clip[]): MixedClip[] {
  return foreign
    .filter((_, at) => at % 4 === 0)
    .map((other, at) => {
      const [before, after] = [english[at + 2], english[at + 6]];
      if (!before || !after) throw new Error('there are too few English clips');
      const foreignFromSeconds = secondsOf(join([before.samples]));
      const samples = join([before.samples, other.samples, after.samples]);
      const foreignToSeconds = foreignFromSeconds + secondsOf(other.samples);
      return {
        name: `English, ${other.name}, English`,
        words: `${before.words} ${after.words}`,
        samples,
        foreignFromSeconds,
        foreignToSeconds,
      };
    });
}
