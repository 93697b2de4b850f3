import { setTimeout as wait } from 'node:timers/promises';
/** Waits until something is so; fails after ten seconds. */
export async function until(isSo: () => boolean): Promise<void> {
  for (const begun = performance.now(); !isSo();) {
    if (performance.now() - begun > 10_000) throw new Error(`Never so: ${isSo.toString()}`);
    await wait(10);
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
