// @ts-check
import { readFile } from 'node:fs/promises';

const LOOK_EVERY_MS = 50;

/** @param {number} pid @returns {Promise<number>} megabytes */
export async function residentMegabytes(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}

/**
 * The most by which a process grew while `work` ran.
 * @param {number} pid
 * @param {() => Promise<unknown>} work
 * @returns {Promise<{ before: number, peak: number, growth: number, seconds: number }>} megabytes and seconds
 */
export async function growthDuring(pid, work) {
  const before = await residentMegabytes(pid);
  let peak = before;
  const timer = setInterval(
    () => void residentMegabytes(pid).then((now) => (peak = Math.max(peak, now))),
    LOOK_EVERY_MS,
  );
  const begin = performance.now();
  await work().finally(() => clearInterval(timer));
  return { before, peak, growth: peak - before, seconds: (performance.now() - begin) / 1_000 };
}
