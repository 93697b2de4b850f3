import type { RecognisedSegment, TranscriptBuilder } from './transcript-builder.ts';
import { secondsOf, type VadSegment } from './vad-segment.ts';

/** Segments of one recording that are recognised side by side; they enter its transcript in the order in which they were added. */
export class SegmentsInFlight {
  private readonly inFlight: { startSeconds: number; recognised: Promise<RecognisedSegment> }[] = [];

  /** @param limit how many there are at most, each up to 18 seconds long */
  constructor(
    private readonly transcript: TranscriptBuilder,
    private readonly limit: number,
  ) {}

  /** Where the first of them begins; null when there is none. */
  get startSeconds(): number | null {
    return this.inFlight[0]?.startSeconds ?? null;
  }

  /** Resolves when there is room for another. Rejects when one could not be recognised. */
  async add(segment: VadSegment): Promise<void> {
    const recognised = this.transcript.recognise(segment);
    // A failure is told in its turn; until then it must not end the process as one that nobody handles.
    recognised.catch(() => undefined);
    this.inFlight.push({ startSeconds: secondsOf(segment.startSample), recognised });
    if (this.inFlight.length >= this.limit) await this.takeFirst();
  }

  /** Waits for the first of them to enter the transcript; false when there is none. Rejects when it could not be recognised. */
  async takeFirst(): Promise<boolean> {
    const [first] = this.inFlight;
    if (!first) return false;
    await this.transcript.append(await first.recognised);
    this.inFlight.shift();
    return true;
  }

  /** Resolves when the models are free again, whatever became of the segments. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.inFlight.map(({ recognised }) => recognised));
  }
}
