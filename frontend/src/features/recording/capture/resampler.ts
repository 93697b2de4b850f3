/** Zero crossings of the windowed sinc on each side: enough to keep aliases below hearing for speech. */
const LOBES = 16;

/**
 * Turns a stream of samples at one rate into the same sound at another, block by block, without seams between blocks.
 * A Hann-windowed sinc whose cut-off is the lower of the two Nyquist rates. Its output lags by `LOBES` samples of the
 * lower rate; `flush` gives the rest.
 */
export class Resampler {
  readonly #step: number;
  readonly #cutoff: number;
  readonly #reach: number;
  #pending: Float32Array;
  /** Position of the next output sample in `#pending`, in input samples. */
  #position: number;

  constructor(inputRateHz: number, outputRateHz: number) {
    this.#step = inputRateHz / outputRateHz;
    this.#cutoff = Math.min(1, outputRateHz / inputRateHz);
    this.#reach = Math.ceil(LOBES / this.#cutoff);
    this.#pending = new Float32Array(this.#reach);
    this.#position = this.#reach;
  }

  /** Takes the next block in, gives what can be told for sure. */
  push(block: Float32Array): Float32Array {
    if (this.#step === 1) return block;
    const joined = new Float32Array(this.#pending.length + block.length);
    joined.set(this.#pending);
    joined.set(block, this.#pending.length);

    const ready = Math.max(0, Math.ceil((joined.length - this.#reach - this.#position) / this.#step));
    const output = new Float32Array(ready);
    for (let index = 0; index < ready; index += 1)
      output[index] = this.#at(joined, this.#position + index * this.#step);

    const next = this.#position + ready * this.#step;
    const used = Math.max(0, Math.floor(next) - this.#reach);
    this.#pending = joined.slice(used);
    this.#position = next - used;
    return output;
  }

  /** The last samples, as if silence followed. */
  flush(): Float32Array {
    return this.#step === 1 ? new Float32Array() : this.push(new Float32Array(this.#reach));
  }

  #at(samples: Float32Array, position: number): number {
    const first = Math.ceil(position - this.#reach);
    const last = Math.floor(position + this.#reach);
    let sum = 0;
    for (let index = first; index <= last; index += 1) {
      const distance = position - index;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / this.#reach);
      sum += (samples[index] ?? 0) * sinc(distance * this.#cutoff) * window;
    }
    return sum * this.#cutoff;
  }
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}
