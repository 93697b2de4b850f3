import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';

/** Chance that can be had again. */
export class Draw {
  private readonly generator;

  constructor(seed: number) {
    this.generator = xoroshiro128plus(seed);
  }

  /** From 0 up to 1, never 0. */
  uniform(): number {
    return 1 - uniformFloat64(this.generator);
  }

  /** Between events that know nothing of each other. */
  exponential(mean: number): number {
    return -mean * Math.log(this.uniform());
  }

  /** Of which half is below `median`; `sigma` of its logarithm. */
  logNormal(median: number, sigma: number): number {
    const normal = Math.sqrt(-2 * Math.log(this.uniform())) * Math.cos(2 * Math.PI * this.uniform());
    return median * Math.exp(sigma * normal);
  }
}
