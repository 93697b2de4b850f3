import type { Segment } from '@stitchbook/contracts';
import type { SpeechResult } from '../speech-engine.ts';
import { buildResult } from './build-result.ts';
import { FirstWords } from './first-words.ts';
import { HandedOverSegments, type OtherLanguageModel, type OtherWords } from './handed-over-segments.ts';
import { compareTexts, isAgreed, type ComparedSegment } from './model-agreement.ts';
import type { DecodedRecording } from './recording-segmenter.ts';
import { secondsOf, type VadSegment } from './vad-segment.ts';
import { wordConfidences } from './word-confidences.ts';

export interface WordsOfSegment {
  recognise(segment: VadSegment): Promise<string>;
}

export interface Recognisers {
  recogniser: WordsOfSegment;
  /** Recognises every segment a second time: its words are kept where it agrees with the first, and none where it does not. */
  checker: WordsOfSegment | null;
  /** Hears what the two do not agree on; none where only English is known. */
  other?: OtherLanguageModel | null;
}

/** Recognises the segments of one recording and puts its transcript together. */
export class TranscriptBuilder {
  private readonly compared: ComparedSegment[] = [];
  private readonly beginning = new FirstWords();
  private readonly handedOver: HandedOverSegments | null;
  private otherWords: OtherWords | null = null;

  constructor(private readonly models: Recognisers) {
    const { checker, other } = models;
    this.handedOver = checker && other ? new HandedOverSegments(other) : null;
  }

  /** How many segments were added. */
  get length(): number {
    return this.compared.length;
  }

  async add(segment: VadSegment): Promise<void> {
    await this.append(await this.recognise(segment));
  }

  /** For several segments at a time; each is to be appended in its turn. */
  async recognise(segment: VadSegment): Promise<RecognisedSegment> {
    const { recogniser, checker } = this.models;
    const [first, second] = await Promise.all([recogniser.recognise(segment), checker?.recognise(segment)]);
    const text = second ?? first;
    const confidences = second === undefined ? [] : wordConfidences(second, first);
    return { segment: { ...timesOf(segment), text }, ...compareTexts(first, text), confidences, sound: segment };
  }

  /** Resolves when what is certain not to be English by now was heard by the model for other languages. */
  async append({ sound, ...segment }: RecognisedSegment): Promise<void> {
    this.compared.push(segment);
    this.beginning.update(this.compared, { isChecked: this.models.checker !== null });
    this.handedOver?.add(this.compared.length - 1, sound);
    await this.hearOthers(false);
  }

  /** See `SpeechProgress`. */
  get firstWords(): string {
    return this.beginning.text;
  }

  /** Every segment so far, with the words that would be written if the recording ended here: '' where there are none, or the models differ. */
  segments(): Segment[] {
    return this.compared.map(({ segment }, at) => {
      const text = this.isInEnglish(at) ? segment.text : this.otherWords?.segments.get(at)?.text;
      return { ...segment, text: text ?? '' };
    });
  }

  /** Rejects with `engine.no-words`. */
  async build(decoded: DecodedRecording): Promise<SpeechResult> {
    await this.hearOthers(true);
    const segments = this.segments();
    const confidences = this.compared.flatMap(({ confidences: english }, at) => {
      if (segments[at]?.text === '') return [];
      return this.isInEnglish(at) ? english : (this.otherWords?.segments.get(at)?.confidences ?? []);
    });
    const wasChecked = this.models.checker !== null;
    const language = this.languageOf(segments);
    return buildResult(segments, {
      ...decoded,
      wasChecked,
      wordConfidences: wasChecked ? confidences : null,
      language,
    });
  }

  private isInEnglish(at: number): boolean {
    return this.models.checker === null || isAgreed(this.compared, at, { hasEnded: true }) === true;
  }

  private async hearOthers(isEnd: boolean): Promise<void> {
    await this.handedOver?.advance(this.compared, isEnd);
    this.otherWords = (await this.handedOver?.words(this.compared)) ?? null;
  }

  /** The one in which most was said; null where one model alone was asked, which may know other languages. */
  private languageOf(segments: readonly Segment[]): string | null {
    if (this.models.checker === null) return null;
    let [english, other] = [0, 0];
    for (const [at, { text }] of segments.entries()) {
      if (this.isInEnglish(at)) english += text.length;
      else other += text.length;
    }
    return other > english ? (this.otherWords?.language ?? null) : 'en';
  }
}

/** With the sound, for as long as it may have to be heard by another model. */
export interface RecognisedSegment extends ComparedSegment {
  sound: VadSegment;
}

export function timesOf({ startSample, samples }: VadSegment): { startSeconds: number; endSeconds: number } {
  return { startSeconds: secondsOf(startSample), endSeconds: secondsOf(startSample + samples.length) };
}
