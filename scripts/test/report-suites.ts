import { appendFileSync } from 'node:fs';
import type { ProgramResult } from './run-program.ts';

/** What a suite came to. A whole check counts as one test. */
export interface Tally {
  suite: string;
  passed: number;
  failed: number;
  skipped: number;
  output: string;
}

/** Characters of the output of each suite that failed. */
const MAX_KEPT = 4_000;

type Counts = Pick<Tally, 'passed' | 'failed' | 'skipped'>;

export function tally(suite: string, counts: Partial<Omit<Tally, 'suite'>>): Tally {
  return { suite, passed: 0, failed: 0, skipped: 0, output: '', ...counts };
}

function tallyOf(suite: string, { ok, output }: ProgramResult): Tally {
  return tally(suite, ok ? { passed: 1 } : { failed: 1, output });
}

/**
 * Prints each suite's result in a line and the sum in the last one. What failed is also appended to the file that
 * TEST_FAILURES_FILE names, where there is one: a run of many suites can say it once more at its end.
 */
export class SuiteReport {
  private readonly tallies: Tally[] = [];

  /** Runs a suite, whatever happens in it; resolves with whether nothing failed. */
  async run(name: string, suite: () => Promise<Tally | Tally[]>): Promise<boolean> {
    process.stdout.write(`${name} ... `);
    const begun = Date.now();
    const results = [
      await suite().catch((error: unknown) =>
        tallyOf(name, { ok: false, output: error instanceof Error ? String(error.stack) : String(error) }),
      ),
    ].flat();
    console.log(`${inWords(sum(results))} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    for (const { output } of results) if (output.trim()) console.log(`${output.trim()}\n`);
    this.tallies.push(...results);
    this.keepFailures(results.filter(({ failed }) => failed > 0));
    return sum(results).failed === 0;
  }

  /** Runs what counts as one test: it succeeds or does not. */
  check(name: string, step: () => Promise<ProgramResult>): Promise<boolean> {
    return this.run(name, async () => tallyOf(name, await step()));
  }

  /** Runs these one after the other until one fails; resolves with whether none did. */
  async prepare(steps: Record<string, () => Promise<ProgramResult>>): Promise<boolean> {
    for (const [name, step] of Object.entries(steps)) if (!(await this.check(name, step))) return false;
    return true;
  }

  private keepFailures(failures: readonly Tally[]): void {
    const file = process.env.TEST_FAILURES_FILE;
    if (!file) return;
    for (const failure of failures) {
      appendFileSync(file, `\n${failure.suite}: ${inWords(failure)}\n${failure.output.trim().slice(0, MAX_KEPT)}\n`);
    }
  }

  /** Prints the sum. Returns the exit code: 0 only when something ran and nothing failed. */
  finish(): number {
    console.log('');
    for (const each of this.tallies) console.log(`  ${each.suite}: ${inWords(each)}`);
    const total = sum(this.tallies);
    console.log(inWords(total));
    return total.failed === 0 && total.passed > 0 ? 0 : 1;
  }
}

function sum(tallies: readonly Tally[]): Counts {
  const add = (what: keyof Counts) => tallies.reduce((total, each) => total + each[what], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}

function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
