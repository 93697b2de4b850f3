import { MAX_PEAKS } from '@stitchbook/contracts';

const FULL_SCALE = 255;

/**
 * The shape of a recording: how loud it gets in each of at most `MAX_PEAKS` spans of equal length. How long it is need not be
 * known: when all buckets are full, each two neighbours become one that is as loud as the louder, and from then on a bucket
 * takes twice as many samples. So what is kept never grows, every sample is looked at once, and no loudest one is lost.
 */
export class WaveformPeaks {
  /** The largest amplitude in each bucket that has been begun. */
  private readonly buckets = new Float32Array(MAX_PEAKS);
  private begun = 0;
  private bucketSamples = 1;
  /** How many samples the last bucket still takes. */
  private room = 0;

  /** Takes the next sound, -1 to 1. What is no number counts as silence. */
  add(samples: Float32Array): void {
    for (let at = 0; at < samples.length;) {
      if (this.room === 0) this.beginBucket();
      const span = samples.subarray(at, at + this.room);
      this.buckets[this.begun - 1] = Math.max(this.amplitudeOf(this.begun - 1), loudestOf(span));
      this.room -= span.length;
      at += span.length;
    }
  }

  /** One byte a span, in the order of the audio: 0 is silent, 255 full scale. The last span may be shorter than the others. */
  toBytes(): Uint8Array {
    return Uint8Array.from(this.buckets.subarray(0, this.begun), (amplitude) =>
      Math.round(Math.min(1, amplitude) * FULL_SCALE),
    );
  }

  private beginBucket(): void {
    if (this.begun === MAX_PEAKS) this.mergeNeighbours();
    this.buckets[this.begun] = 0;
    this.begun += 1;
    this.room = this.bucketSamples;
  }

  private mergeNeighbours(): void {
    this.begun /= 2;
    this.bucketSamples *= 2;
    for (let i = 0; i < this.begun; i += 1) {
      this.buckets[i] = Math.max(this.amplitudeOf(2 * i), this.amplitudeOf(2 * i + 1));
    }
  }

  private amplitudeOf(bucket: number): number {
    return this.buckets[bucket] ?? 0;
  }
}

function loudestOf(samples: Float32Array): number {
  let loudest = 0;
  for (const sample of samples) {
    const amplitude = sample < 0 ? -sample : sample;
    if (amplitude > loudest) loudest = amplitude;
  }
  return loudest;
}
