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

/** Prints the row, and hands it on to `npm run bench` when that has started this benchmark. */
export async function reportRow(row: Row): Promise<void> {
  console.log(describeRow(row));
  const file = process.env.BENCH_ROWS_FILE;
  if (file) await appendFile(file, `${JSON.stringify(row)}\n`);
}

export function describeRow({ name, against, ratio: { median, least, most }, goal, isAtLeast }: Row): string {
  const isMet = isAtLeast ? median >= goal : median <= goal;
  const cells = [
    name.padEnd(44),
    against.padEnd(34),
    `${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`.padEnd(24),
    `${isAtLeast ? 'at least' : 'at most'} ${goal}`.padEnd(14),
    isMet ? 'met' : 'not met',
  ];
  return cells.join(' ');
}
