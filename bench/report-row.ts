import { appendFile } from 'node:fs/promises';
import type { Ratio } from './compare.ts';

/** A row of the table that `npm run bench` prints. */
export interface Row {
  /** What is measured, and of what. */
  name: string;
  /** What it is divided by. */
  against: string;
  ratio: Ratio;
  goal: number;
  /** Whether the goal is the least that the ratio should be, or the most. */
  isAtLeast: boolean;
}

/** One figure and the most that it may be. */
export interface Figure {
  name: string;
  value: number;
  limit: number;
  /** Such as `ms`. */
  unit: string;
}

/** Prints the row, and hands it on to `npm run bench` when that has started this benchmark. */
export async function reportRow(row: Row): Promise<void> {
  console.log(describeRow(row));
  const file = process.env.BENCH_ROWS_FILE;
  if (file) await appendFile(file, `${JSON.stringify(row)}\n`);
}

/** As a row, by its ratio to its limit; the benchmark fails where it is over it. */
export async function reportFigure({ name, value, limit, unit }: Figure): Promise<void> {
  const ratio = value / limit;
  await reportRow({
    name,
    against: `limit ${limit} ${unit}, measured ${value.toPrecision(3)}`,
    ratio: { median: ratio, least: ratio, most: ratio },
    goal: 1,
    isAtLeast: false,
  });
  if (!(ratio <= 1)) process.exitCode = 1;
}

export function describeRow({ name, against, ratio: { median, least, most }, goal, isAtLeast }: Row): string {
  const isMet = isAtLeast ? median >= goal : median <= goal;
  const spread = least === most ? '' : ` (${least.toFixed(2)} to ${most.toFixed(2)})`;
  const cells = [
    name.padEnd(44),
    against.padEnd(40),
    `${median.toFixed(2)}${spread}`.padEnd(22),
    `${isAtLeast ? 'at least' : 'at most'} ${goal}`.padEnd(14),
    isMet ? 'met' : 'not met',
  ];
  return cells.join(' ');
}
