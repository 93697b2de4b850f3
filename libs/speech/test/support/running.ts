import { setTimeout as wait } from 'node:timers/promises';

const GONE_WITHIN_MS = 60_000;

export function isRunning(pid = 0): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Waits until none of these processes is there: one that was killed takes the system a moment to clear away, a busy one longer. */
export async function untilNoneRuns(pids: readonly (number | undefined)[]): Promise<void> {
  for (const deadline = Date.now() + GONE_WITHIN_MS; pids.some(isRunning) && Date.now() < deadline;) await wait(20);
  if (pids.some(isRunning)) throw new Error(`still running: ${pids.filter(isRunning).join()}`);
}
