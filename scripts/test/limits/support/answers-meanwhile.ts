import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SAMPLER = fileURLToPath(new URL('sample-answers.mjs', import.meta.url));

const READY = 'ready\n';

export interface Answers {
  count: number;
  /** Of those that did not come, or said something else than 200. */
  missed: number;
  medianMs: number;
  worstMs: number;
}

/** What others are answered, and how quickly, while `work` runs. */
export async function answersMeanwhile(origin: string, cookie: string, work: () => Promise<unknown>): Promise<Answers> {
  const sampler = spawn(process.execPath, [SAMPLER, origin, cookie], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'] },
  });
  let said = '';
  sampler.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const over = once(sampler, 'close');
  // What it takes to start is no part of the answers.
  while (!said.startsWith(READY)) await once(sampler.stdout, 'data');
  try {
    await work();
  } finally {
    sampler.stdin.end();
    await over;
  }
  const { took, missed } = JSON.parse(said.slice(READY.length)) as { took: number[]; missed: number };
  const sorted = took.toSorted((one, other) => one - other);
  return {
    count: sorted.length,
    missed,
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? Infinity,
    worstMs: sorted.at(-1) ?? Infinity,
  };
}
