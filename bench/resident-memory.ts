import { readFile } from 'node:fs/promises';

const POLL_INTERVAL_MS = 50;

/** @returns megabytes */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}

/**
 * The most by which a process grew while `work` ran.
 * @returns megabytes and seconds
 */
export async function growthDuring(
  pid: number,
  work: () => Promise<unknown>,
): Promise<{ before: number; peak: number; growth: number; seconds: number }> {
  const before = await residentMegabytes(pid);
  let peak = before;
  const timer = setInterval(
    () => void residentMegabytes(pid).then((now) => (peak = Math.max(peak, now))),
    POLL_INTERVAL_MS,
  );
  const begin = performance.now();
  await work().finally(() => clearInterval(timer));
  return { before, peak, growth: peak - before, seconds: (performance.now() - begin) / 1_000 };
}
