import type { Segment } from '@stitchbook/contracts';
import type { SpeechResult } from '../speech-engine.ts';
import { buildResult } from './build-result.ts';
import { compareTexts, keepAgreedSegments, type ComparedSegment } from './model-agreement.ts';
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
}

/** Recognises the segments of one recording and puts its transcript together. */
export class TranscriptBuilder {
  private readonly compared: ComparedSegment[] = [];

  constructor(private readonly models: Recognisers) {}

  /** How many segments were added. */
  get length(): number {
    return this.compared.length;
  }

  async add(segment: VadSegment): Promise<void> {
    this.append(await this.recognise(segment));
  }

  /** For several segments at a time; each is to be appended in its turn. */
  async recognise(segment: VadSegment): Promise<ComparedSegment> {
    const { recogniser, checker } = this.models;
    const [first, second] = await Promise.all([recogniser.recognise(segment), checker?.recognise(segment)]);
    const text = second ?? first;
    const confidences = second === undefined ? [] : wordConfidences(second, first);
    return { segment: { ...timesOf(segment), text }, ...compareTexts(first, text), confidences };
  }

  append(segment: ComparedSegment): void {
    this.compared.push(segment);
  }

  /** Every segment so far, with the words that would be written if the recording ended here: '' where there are none, or the models differ. */
  segments(): Segment[] {
    const agreed = new Set(this.models.checker ? keepAgreedSegments(this.compared) : this.segmentsAsRecognised());
    return this.segmentsAsRecognised().map((segment) => (agreed.has(segment) ? segment : { ...segment, text: '' }));
  }

  /** Throws `engine.no-words`. */
  build(decoded: DecodedRecording): SpeechResult {
    const segments = this.segments();
    const confidences = this.compared.flatMap((compared, at) =>
      segments[at]?.text === '' ? [] : compared.confidences,
    );
    const wasChecked = this.models.checker !== null;
    return buildResult(segments, { ...decoded, wasChecked, wordConfidences: wasChecked ? confidences : null });
  }

  private segmentsAsRecognised(): Segment[] {
    return this.compared.map(({ segment }) => segment);
  }
}

export function timesOf({ startSample, samples }: VadSegment): { startSeconds: number; endSeconds: number } {
  return { startSeconds: secondsOf(startSample), endSeconds: secondsOf(startSample + samples.length) };
}
