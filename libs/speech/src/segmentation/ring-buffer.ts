/** The most recent samples of a stream, addressed by position from the stream's beginning. */
export class RingBuffer {
  private readonly ring: Float32Array;
  private length = 0;

  /** `capacity`: how many samples are kept. */
  constructor(private readonly capacity: number) {
    this.ring = new Float32Array(capacity);
  }

  reset(): void {
    this.length = 0;
  }

  /** At most `capacity` samples at once. */
  push(samples: Float32Array): void {
    const at = this.length % this.capacity;
    const fits = Math.min(samples.length, this.capacity - at);
    this.ring.set(samples.subarray(0, fits), at);
    this.ring.set(samples.subarray(fits), 0);
    this.length += samples.length;
  }

  /** A copy of what lies between two positions, less what is overwritten or still to come; and where it begins. */
  slice(from: number, to: number): { start: number; samples: Float32Array } {
    const start = Math.max(from, this.length - this.capacity, 0);
    const end = Math.min(to, this.length);
    const samples = new Float32Array(Math.max(0, end - start));
    const at = start % this.capacity;
    const fits = Math.min(samples.length, this.capacity - at);
    samples.set(this.ring.subarray(at, at + fits));
    samples.set(this.ring.subarray(0, samples.length - fits), fits);
    return { start, samples };
  }
}
