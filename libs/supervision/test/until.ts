import { setTimeout as wait } from 'node:timers/promises';
const TIMEOUT_MS = 25_000;

/** Waits until something is so; fails before jest does, which would not say of what. */
export async function until(isSo: () => boolean): Promise<void> {
  for (const begun = performance.now(); !isSo();) {
    if (performance.now() - begun > TIMEOUT_MS) throw new Error(`Never so: ${isSo.toString()}`);
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
