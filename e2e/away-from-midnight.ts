import { setTimeout as wait } from 'node:timers/promises';

/** As long as what is said of one day may take, on a machine that is busy with other things. */
const NEEDED_MS = 180_000;

/** For what counts days: where this day is about to end, waits for the next. */
export async function awayFromMidnight(): Promise<void> {
  const now = new Date();
  const left = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
  if (left < NEEDED_MS) await wait(left + 1_000);
}
