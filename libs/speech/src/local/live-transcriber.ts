import { PcmDecoder } from '../audio/pcm-decoder.ts';
import { RecordingSegmenter } from '../segmentation/recording-segmenter.ts';
import { type Recognisers, timesOf, TranscriptBuilder } from '../segmentation/transcript-builder.ts';
import type { VadSegment } from '../segmentation/vad-segment.ts';
import type { VadSegmenter } from '../segmentation/vad-segmenter.ts';
import type { Caption, LiveTranscription, SpeechResult } from '../speech-engine.ts';
import { OpenSegmentWords } from './open-segment-words.ts';

export interface LiveTranscriberOptions extends Recognisers {
  segmenter: VadSegmenter;
  /** What is spoken; null where it is to be found out. */
  language?: string | null;
  maxAudioSeconds: number;
  onCaption: (caption: Caption) => void;
}

/** Words of the open segment take a quarter of a processor at most. */
const PAUSE_PER_DECODE = 3;

/**
 * Transcribes a recording while it is being made, in the process that calls it. Segments that have ended take precedence over words
 * of the open one, and while more than one of them waits, `push` does not resolve.
 */
export class LiveTranscriber implements LiveTranscription {
  private readonly decoder = new PcmDecoder();
  private readonly recording: RecordingSegmenter;
  private readonly transcript: TranscriptBuilder;
  private readonly openWords: OpenSegmentWords;
  /** Ended, in their order; the first is being recognised. */
  private readonly waiting: VadSegment[] = [];
  private recognising: Promise<void> | null = null;
  private readonly shown = new Map<number, Caption>();
  private failure: Error | null = null;
  private isShowingOpen = false;
  private nextOpenWordsAt = 0;
  private isFinished = false;

  constructor(private readonly options: LiveTranscriberOptions) {
    this.recording = new RecordingSegmenter(options.segmenter, options.maxAudioSeconds);
    this.transcript = new TranscriptBuilder(options);
    this.openWords = new OpenSegmentWords(options.recogniser, () => this.hasBacklog || this.isFinished);
  }

  async push(pcm: Uint8Array, isLatest = true): Promise<void> {
    this.waiting.push(...this.recording.push(this.decoder.decode(pcm)));
    this.recognise().catch((error: unknown) => (this.failure = error as Error));
    // A failure of it is told by whatever is asked next: nobody waits for words that may come.
    if (isLatest && !this.hasBacklog) this.showOpen().catch((error: unknown) => (this.failure = error as Error));
    while (this.hasBacklog) await this.recognise();
  }

  async finish(): Promise<SpeechResult> {
    this.isFinished = true;
    this.waiting.push(...this.recording.flush());
    do await this.recognise();
    while (this.waiting.length > 0);
    this.takeBackFrom(this.transcript.length);
    return this.transcript.build(this.recording.describe());
  }

  private get hasBacklog(): boolean {
    return this.waiting.length > 1;
  }

  /** The number of the segment that is open, or will be the next. */
  private get openNumber(): number {
    return this.transcript.length + this.waiting.length;
  }

  private async recognise(): Promise<void> {
    if (this.failure) throw this.failure;
    this.recognising ??= this.recogniseWaiting().finally(() => (this.recognising = null));
    await this.recognising;
  }

  private async recogniseWaiting(): Promise<void> {
    for (let [segment] = this.waiting; segment; [segment] = this.waiting) {
      await this.transcript.add(segment);
      this.waiting.shift();
      for (const [number, words] of this.transcript.segments().entries()) {
        this.show({ number, ...words, isFinal: true });
      }
    }
  }

  private async showOpen(): Promise<void> {
    const open = this.recording.open();
    const number = this.openNumber;
    if (!open) return this.takeBackFrom(number);
    // The words that are shown at once are English whatever is said.
    if ((this.options.language ?? 'en') !== 'en') return;
    if (this.isShowingOpen || performance.now() < this.nextOpenWordsAt) return;
    this.isShowingOpen = true;
    const begun = performance.now();
    const text = await this.openWords.recognise(open);
    const ended = performance.now();
    this.nextOpenWordsAt = ended + PAUSE_PER_DECODE * (ended - begun);
    this.isShowingOpen = false;
    const hasEnded = this.isFinished || number < this.transcript.length;
    if (text !== null && !hasEnded) this.show({ number, text, ...timesOf(open), isFinal: false });
  }

  /** A sound that was no speech in the end has no segment. */
  private takeBackFrom(number: number): void {
    for (const caption of this.shown.values()) if (caption.number >= number) this.show({ ...caption, text: '' });
  }

  private show(caption: Caption): void {
    const before = this.shown.get(caption.number);
    if (before ? before.text === caption.text && before.isFinal === caption.isFinal : caption.text === '') return;
    this.shown.set(caption.number, caption);
    this.options.onCaption(caption);
  }
}
