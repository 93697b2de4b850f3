import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { type ComparedSegment, compareTexts, isAgreed, MIN_AGREEMENT } from './model-agreement.ts';
import { isWellKnownInvention } from './hallucination-filter.ts';
import { secondsOf, type VadSegment } from './vad-segment.ts';
import { wordConfidences } from './word-confidences.ts';

/** Words, and the language that the model took them for; null where it does not tell. */
export interface HeardWords {
  text: string;
  language: string | null;
}

/** A model for speech that is not English. */
export interface OtherLanguageModel {
  /** Those that it hears. */
  readonly languages: readonly string[];
  hear(segment: VadSegment): Promise<HeardWords>;
}

/** What was heard of one segment, twice. */
interface HeardTwice extends HeardWords {
  voicedSeconds: number;
  confidences: number[];
}

/** Which segments got words of another language, by their place in the recording. */
export interface OtherWords {
  /** Of all of them. */
  language: string;
  segments: ReadonlyMap<number, { text: string; confidences: number[] }>;
}

/** So many undecided segments are kept at most: 14 MB. The oldest one is heard then, whether or not its words will be used. */
const MAX_UNDECIDED = 12;
/** A model that invents writes something else when the sound is a little different: an eighth of a second later, and softer. */
const SHIFT_SAMPLES = SPEECH_SAMPLE_RATE_HZ / 8;
const SOFTER = 0.6;
/** A cough or a bark alone is no language. */
const MIN_VOICED_SECONDS = 1;
/** Few words are alike in several languages. */
const MIN_LETTERS_TO_TELL = 12;

/**
 * Hands segments in which nobody speaks English over to another model as soon as that is certain, so that no more than a few have to be
 * kept. Its words are guarded as well as one model alone allows: see `docs/decisions/0049-models-for-other-languages.md`.
 */
export class HandedOverSegments {
  private readonly undecided: { at: number; segment: VadSegment }[] = [];
  private readonly heard = new Map<number, HeardTwice>();

  constructor(private readonly model: OtherLanguageModel) {}

  /** `at` counts the segments of the recording. */
  add(at: number, segment: VadSegment): void {
    this.undecided.push({ at, segment });
  }

  /** Hears what is certain not to be English by now; `isEnd` when no more segments follow. */
  async advance(compared: readonly ComparedSegment[], isEnd: boolean): Promise<void> {
    for (let [first] = this.undecided; first; [first] = this.undecided) {
      const isEnglish = isAgreed(compared, first.at, { hasEnded: isEnd });
      if (isEnglish === null && this.undecided.length <= MAX_UNDECIDED) return;
      this.undecided.shift();
      if (isEnglish !== true) this.heard.set(first.at, await this.hearTwice(first.segment));
    }
  }

  /** The words that are written for segments that are not English; null where there are none. */
  async words(compared: readonly ComparedSegment[]): Promise<OtherWords | null> {
    const others = [...this.heard].filter(
      ([at, { text }]) => text !== '' && isAgreed(compared, at, { hasEnded: true }) !== true,
    );
    const voicedSeconds = others.reduce((sum, [, { voicedSeconds: seconds }]) => sum + seconds, 0);
    if (voicedSeconds < MIN_VOICED_SECONDS) return null;
    const language = await this.languageOf(others.map(([, heard]) => heard));
    return language === null || language === 'en' ? null : { language, segments: new Map(others) };
  }

  /** What it writes only when it writes it again is kept. */
  private async hearTwice(segment: VadSegment): Promise<HeardTwice> {
    const first = await this.model.hear(segment);
    const voicedSeconds = secondsOf(segment.voicedSamples);
    const nothing = { text: '', language: null, voicedSeconds, confidences: [] };
    if (first.text === '' || isWellKnownInvention(first.text)) return nothing;
    const second = await this.model.hear(changed(segment));
    const { letters, agreedLetters } = compareTexts(first.text, second.text);
    if (first.language !== second.language || letters === 0 || agreedLetters / letters < MIN_AGREEMENT) return nothing;
    return { ...first, voicedSeconds, confidences: wordConfidences(first.text, second.text) };
  }

  /** The language of most letters: as the model tells, which has to be one that it hears, else as the words tell. Null where neither does. */
  private async languageOf(heard: readonly HeardTwice[]): Promise<string | null> {
    const letters = new Map<string | null, number>();
    for (const { language, text } of heard) letters.set(language, (letters.get(language) ?? 0) + text.length);
    const [told = null] = [...letters].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    const written = await languageOfText(heard.map(({ text }) => text).join(' '));
    const { languages } = this.model;
    // A model that was taught no English, or takes English for another language, still invents for it.
    if (written === 'en') return 'en';
    if (told !== null) return languages.includes(told) ? told : null;
    if (languages.length === 1) return languages[0] ?? null;
    return written !== null && languages.includes(written) ? written : null;
  }
}

function changed({ startSample, samples, voicedSamples }: VadSegment): VadSegment {
  const later = new Float32Array(samples.length + SHIFT_SAMPLES);
  later.set(samples, SHIFT_SAMPLES);
  return { startSample, samples: later.map((sample) => sample * SOFTER), voicedSamples };
}

/** By n-grams of letters; null where they do not tell. */
async function languageOfText(text: string): Promise<string | null> {
  if ((text.match(/\p{L}/gu) ?? []).length < MIN_LETTERS_TO_TELL) return null;
  const { eld } = await import('eld/extrasmall');
  const found = eld.detect(text);
  return found.isReliable() ? found.language : null;
}
