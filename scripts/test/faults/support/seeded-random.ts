export const IS_LONG = process.env['FAULTS_LONG'] === '1';

/** With this seed the loop over the N-th calls once found orders that outlived their run. */
const SHORT_SEED = 195_330_675;

/**
 * The seed of this run: FAULTS_SEED, else the same for every short run, so that a change is judged by what it changed, and a new
 * one for each long run, which is there to find something; it is printed, so that the run can be repeated.
 */
export const SEED = Number(process.env['FAULTS_SEED'] ?? (IS_LONG ? Math.floor(Math.random() * 2 ** 31) : SHORT_SEED));

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(random: () => number, choices: readonly T[]): T {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new Error('there is nothing to choose from');
  return chosen;
}
