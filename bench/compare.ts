/** Of the ratios product / bare of each pair of runs. */
export interface Ratio {
  median: number;
  least: number;
  most: number;
}

/**
 * Runs both sides in turns, A B A B, so that what else the machine does meets both, and compares each run with its neighbour. Both run
 * once before that, uncounted.
 */
export async function compare<Name extends string>(
  pairs: number,
  product: () => Promise<Record<Name, number>>,
  bare: () => Promise<Record<Name, number>>,
): Promise<Record<Name, Ratio>> {
  await product();
  const names = Object.keys(await bare()) as Name[];
  const ratios = names.map((): number[] => []);
  for (let pair = 0; pair < pairs; pair += 1) {
    const [one, other] = [await product(), await bare()];
    for (const [at, name] of names.entries()) ratios[at]?.push(one[name] / other[name]);
  }
  return Object.fromEntries(names.map((name, at) => [name, summarise(ratios[at] ?? [])])) as Record<Name, Ratio>;
}

function summarise(ratios: readonly number[]): Ratio {
  const sorted = ratios.toSorted((one, other) => one - other);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    least: sorted[0] ?? Number.NaN,
    most: sorted.at(-1) ?? Number.NaN,
  };
}
