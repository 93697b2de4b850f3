import { once as onceEmitted } from 'node:events';
import { Worker } from 'node:worker_threads';
import { RegExpParser } from '@eslint-community/regexpp';
import { reportFigure } from '@stitchbook/testing';
import { analyse } from 'scslre';
import { CHECKOUT } from '../operations/support/run-program.ts';
import { type Pattern, collectPatterns } from './collect-patterns.ts';
import { type HostileText, hostileTextsFor, repeatsGroups } from './hostile-texts.ts';

const FOLDERS = ['libs', 'services', 'frontend/src'];
/** Far beyond what time that grows with the text comes to, on whatever machine. */
const DEADLINE_MS = 20_000;
const isExhaustive = process.env['PATTERNS_LONG'] === '1';
/** Of the patterns the clock takes every other one by default, beginning with this one or the next. */
const SEED = Number(process.env['PATTERNS_SEED'] ?? Date.now() % 2);

/** The pattern that once froze the creations worker: the machines below must find it. */
const FROZE_A_WORKER: Pattern = {
  file: 'once',
  source: String.raw`^(?:[\p{P}\s]*|(?:so|yeah|yes|okay|ok|right|well|and|but)[\p{P}\s]*)+$`,
  flags: 'iu',
};
/** The one that froze the gateway for an export: quadratic only. */
const FROZE_THE_GATEWAY: Pattern = { file: 'once', source: String.raw`^(\s*)([#+\-=~|]|\d{1,9}(?=[.)]))`, flags: 'gm' };
/** Fast, and out of stack after some millions of marks. */
const ENDED_THE_STACK: Pattern = {
  file: 'once',
  source: String.raw`^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t>]))){4,}`,
  flags: 'gmu',
};

const { patterns, unresolved } = collectPatterns(CHECKOUT, FOLDERS);
const once = [...new Map(patterns.map((each) => [`/${each.source}/${each.flags}`, each])).values()];

/** What it takes to start is no pattern's time. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('time-patterns.mjs', import.meta.url));
  await onceEmitted(worker, 'online');
  return worker;
}

class Clock {
  private worker: Worker | undefined;
  private trying: HostileText | undefined;

  constructor(private readonly deadlineMs: number) {}

  /** What is wrong with this pattern, as a sentence; undefined when its time grows with the text. */
  async judge(pattern: Pattern): Promise<string | undefined> {
    const worker = (this.worker ??= await startWorker());
    const { source, flags } = pattern;
    const texts = hostileTextsFor(pattern);
    worker.postMessage({ source, flags, texts, isExhaustive, repeatsGroups: repeatsGroups(pattern) });
    const steep = await this.waitForResult(worker);
    return steep && `${pattern.file}: /${source}/${flags} at ${JSON.stringify(steep)}`;
  }

  async stop(): Promise<void> {
    await this.worker?.terminate();
    this.worker = undefined;
  }

  private waitForResult(worker: Worker): Promise<HostileText | undefined> {
    return new Promise((resolve, reject) => {
      let deadline: NodeJS.Timeout | undefined;
      const end = (steep: HostileText | undefined) => {
        clearTimeout(deadline);
        worker.off('message', listen).off('error', reject);
        resolve(steep);
      };
      const restartDeadline = () => {
        clearTimeout(deadline);
        deadline = setTimeout(() => void this.stop().then(() => end(this.trying)), this.deadlineMs);
      };
      const listen = (message: { trying?: HostileText; steep?: HostileText; done?: boolean }) => {
        restartDeadline();
        if (message.trying) this.trying = message.trying;
        if (message.steep) end(message.steep);
        if (message.done) end(undefined);
      };
      restartDeadline();
      worker.on('message', listen).on('error', reject);
    });
  }
}

function lint({ source, flags }: Pattern): string[] {
  const parser = new RegExpParser();
  const pattern = parser.parsePattern(source, undefined, undefined, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  return analyse({ pattern, flags: parser.parseFlags(flags) }).reports.map(({ type }) => type);
}

describe('every regular expression of the sources', () => {
  const clock = new Clock(DEADLINE_MS);
  afterAll(() => clock.stop());

  it('is known before it runs', () => {
    expect(unresolved).toEqual([]);
    expect(once.length).toBeGreaterThan(100);
  });

  it('cannot backtrack more than its text is long, says the linter', () => {
    const refused = once.flatMap((each) =>
      lint(each).map((type) => `${each.file}: ${type} in /${each.source}/${each.flags}`),
    );
    expect(refused).toEqual([]);
  });

  it(
    'takes time that grows with the text, whatever the text',
    async () => {
      const timed = once.filter((_, at) => isExhaustive || (at + SEED) % 2 === 0);
      process.stdout.write(`the clock takes ${timed.length} of ${once.length} patterns, with PATTERNS_SEED=${SEED}\n`);
      const steep: string[] = [];
      for (const pattern of timed) {
        const problem = await clock.judge(pattern);
        if (problem) steep.push(problem);
      }
      expect(steep).toEqual([]);
      reportFigure(
        42,
        `${timed.length} of ${once.length} regular expressions take time that grows with the text, up to 4 MB of hostile shapes`,
      );
    },
    isExhaustive ? 3_600_000 : 600_000,
  );

  it.each([FROZE_A_WORKER, FROZE_THE_GATEWAY])(
    'is judged by a linter and a clock that see $source',
    async (pattern) => {
      expect(lint(pattern)).not.toEqual([]);
      const impatient = new Clock(3_000);
      expect(await impatient.judge(pattern)).toBeDefined();
      await impatient.stop();
    },
    120_000,
  );

  it('is judged by a clock that gives it more than its stack holds', async () => {
    expect(await clock.judge(ENDED_THE_STACK)).toContain('Maximum call stack size exceeded');
  }, 120_000);
});
