import { appendFileSync } from 'node:fs';

/**
 * Notes what a test measured, for `npm run test:trust` to print beside the row of docs/trust.md that the test stands for: a whole
 * sentence with its unit ('started again 6.1 s after the worker was killed'). Does nothing unless `TRUST_FIGURES_FILE` names a file.
 */
export function reportFigure(row: number, figure: string): void {
  const file = process.env.TRUST_FIGURES_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ row, figure })}\n`);
}
