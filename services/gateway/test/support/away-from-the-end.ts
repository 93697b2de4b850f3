import { setTimeout as wait } from 'node:timers/promises';

const LENGTH_MS = { day: 86_400_000, hour: 3_600_000 };
/** More than any of the tests that need it takes on a busy machine, less than a hook may take. */
const NEEDED_MS = 20_000;

/**
 * Lets an hour or a day (UTC) that is about to end pass: what counts by it would begin anew in the midst of a test, which happens
 * to one run in some hundreds. Nearly always it resolves at once.
 */
export async function awayFromTheEndOf(period: keyof typeof LENGTH_MS): Promise<void> {
  const leftMs = LENGTH_MS[period] - (Date.now() % LENGTH_MS[period]);
  if (leftMs < NEEDED_MS) await wait(leftMs + 100);
}
