import { SPEECH_SAMPLE_RATE_HZ, type Segment } from '@stitchbook/contracts';
import { secondsOf, type VadSegment } from './vad-segment.ts';

/** Where one segment of a batch comes from, in seconds. */
export interface BatchPart {
  /** In the batch. */
  offsetSeconds: number;
  /** In the recording. */
  startSeconds: number;
  durationSeconds: number;
}

/** Several segments in one sound, long silences left out: the audio of one request to a speech service. 16 kHz, mono, 16 bit. */
export interface SegmentBatch {
  samples: Int16Array;
  parts: BatchPart[];
}

const GAP_SAMPLES = 0.5 * SPEECH_SAMPLE_RATE_HZ;
/** About 3.8 MB of sound: far below what services take, and soon answered. */
const MAX_BATCH_SAMPLES = 120 * SPEECH_SAMPLE_RATE_HZ;

/** Collects segments into batches of at most 120 seconds, unless one segment alone is longer. */
export class SegmentBatcher {
  private segments: VadSegment[] = [];

  constructor(private readonly send: (batch: SegmentBatch) => Promise<void>) {}

  async add(segment: VadSegment): Promise<void> {
    const collected = this.segments.reduce((sum, { samples }) => sum + samples.length, 0);
    if (collected + segment.samples.length > MAX_BATCH_SAMPLES) await this.flush();
    this.segments.push(segment);
  }

  /** Sends what has been collected, if anything. */
  async flush(): Promise<void> {
    if (this.segments.length === 0) return;
    const batch = joinSegments(this.segments);
    this.segments = [];
    await this.send(batch);
  }
}

/** One sound of several segments, half a second of silence after each. */
export function joinSegments(segments: readonly VadSegment[]): SegmentBatch {
  const total = segments.reduce((sum, segment) => sum + segment.samples.length + GAP_SAMPLES, 0);
  const samples = new Int16Array(total);
  const parts: BatchPart[] = [];
  let at = 0;
  for (const segment of segments) {
    for (const [i, sample] of segment.samples.entries()) {
      samples[at + i] = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
    }
    parts.push({
      offsetSeconds: secondsOf(at),
      startSeconds: secondsOf(segment.startSample),
      durationSeconds: secondsOf(segment.samples.length),
    });
    at += segment.samples.length + GAP_SAMPLES;
  }
  return { samples, parts };
}

/** Times within a batch, as times within the recording; a time in a gap belongs to the end of the segment before. */
export function placeSegment(segment: Segment, parts: readonly BatchPart[]): Segment {
  const startSeconds = placeTime(segment.startSeconds, parts);
  return { ...segment, startSeconds, endSeconds: Math.max(startSeconds, placeTime(segment.endSeconds, parts)) };
}

function placeTime(seconds: number, parts: readonly BatchPart[]): number {
  const part = parts.findLast(({ offsetSeconds }) => offsetSeconds <= seconds) ?? parts[0];
  if (!part) return seconds;
  return part.startSeconds + Math.min(Math.max(0, seconds - part.offsetSeconds), part.durationSeconds);
}
