/** Zero crossings of the windowed sinc on each side: enough to keep aliases below hearing for speech. */
const LOBES = 16;

/**
 * Turns a stream of samples at one rate into the same sound at another, block by block, without seams between blocks:
 * a polyphase filter (Crochiere and Rabiner, Multirate Digital Signal Processing, 1983, chapter 3) of a Hann-windowed sinc
 * whose cut-off is the lower of the two Nyquist rates. Between two input samples an output falls on one of a few
 * positions only, so the filter of each is computed once. Its output lags by `LOBES` samples of the lower rate; `flush`
 * gives the rest.
 */
export class Resampler {
  /** An output lies this many input samples after the one before it: `#advance / #phases`, in lowest terms. */
  readonly #advance: number;
  readonly #phases: number;
  readonly #cutoff: number;
  /** Input samples on each side of an output that it is made of. */
  readonly #reach: number;
  readonly #filters: Float32Array[] = [];
  #pending: Float32Array;
  #pendingLength: number;
  /** The input sample in `#pending` at or before the next output, and how many phases after it that lies. */
  #position: number;
  #phase = 0;

  /** Both in Hz, whole numbers. */
  constructor(inputRateHz: number, outputRateHz: number) {
    const divisor = greatestCommonDivisor(inputRateHz, outputRateHz);
    this.#advance = inputRateHz / divisor;
    this.#phases = outputRateHz / divisor;
    this.#cutoff = Math.min(1, outputRateHz / inputRateHz);
    this.#reach = Math.ceil(LOBES / this.#cutoff);
    this.#pending = new Float32Array(4 * this.#reach);
    this.#pendingLength = this.#reach;
    this.#position = this.#reach;
  }

  /** Takes the next block in and gives the samples that no later block can change. */
  push(block: Float32Array): Float32Array {
    if (this.#advance === this.#phases) return block;
    this.#append(block);
    // An output at `position` needs all inputs up to `position + reach`.
    const lastPosition = this.#pendingLength - 1 - this.#reach;
    const phasesLeft = (lastPosition - this.#position + 1) * this.#phases - this.#phase;
    const output = new Float32Array(Math.max(0, Math.ceil(phasesLeft / this.#advance)));
    for (let index = 0; index < output.length; index += 1) {
      output[index] = this.#next();
      this.#phase += this.#advance;
      this.#position += Math.floor(this.#phase / this.#phases);
      this.#phase %= this.#phases;
    }
    return output;
  }

  /** The last samples, as if silence followed. */
  flush(): Float32Array {
    return this.#advance === this.#phases ? new Float32Array() : this.push(new Float32Array(this.#reach));
  }

  /** Adds a block behind what is pending, after dropping what no further output is made of. */
  #append(block: Float32Array): void {
    const used = Math.min(this.#pendingLength, Math.max(0, this.#position - this.#reach));
    const kept = this.#pendingLength - used;
    const source = this.#pending;
    if (kept + block.length > source.length) this.#pending = new Float32Array(2 * (kept + block.length));
    this.#pending.set(source.subarray(used, this.#pendingLength));
    this.#pending.set(block, kept);
    this.#pendingLength = kept + block.length;
    this.#position -= used;
  }

  #next(): number {
    const filter = (this.#filters[this.#phase] ??= this.#filterFor(this.#phase / this.#phases));
    const inputs = this.#pending;
    const first = this.#position - this.#reach + 1;
    let sum = 0;
    for (let tap = 0; tap < filter.length; tap += 1) sum += (filter[tap] ?? 0) * (inputs[first + tap] ?? 0);
    return sum;
  }

  /** The weights of the inputs around an output that lies `fraction` of a sample after one. */
  #filterFor(fraction: number): Float32Array {
    return Float32Array.from({ length: 2 * this.#reach }, (_, tap) => {
      const distance = fraction + this.#reach - 1 - tap;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / this.#reach);
      return sinc(distance * this.#cutoff) * window * this.#cutoff;
    });
  }
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
