import { setTimeout as wait } from 'node:timers/promises';
import type { ShutdownSettings } from '@stitchbook/config';
import type { Logger } from '@stitchbook/logging';
import type { JobAnswer } from '../jobs/job-answer.ts';
import type { ReadinessProbe } from './readiness.ts';
import type { RequestsInHand } from './requests-in-hand.ts';

/** For whoever is sent away to be answered. */
const LAST_WORDS_MS = 500;

/**
 * Leaves without anybody noticing: says that it is not ready, goes on serving until whoever sends people here has seen
 * that, then finishes what it has in hand. Who would wait longer for work that others do is told that it goes on.
 */
export async function leaveGently(
  { readiness, requests, waiting }: { readiness: ReadinessProbe; requests: RequestsInHand; waiting: JobAnswer },
  { delayMs, graceMs }: Pick<ShutdownSettings, 'delayMs' | 'graceMs'>,
  logger: Logger,
): Promise<void> {
  readiness.leave();
  requests.makeLast();
  logger.info({ delayMs, graceMs }, 'asked to leave');
  await wait(delayMs);
  const patience = setTimeout(() => waiting.sendAway(), Math.max(0, graceMs - LAST_WORDS_MS));
  const cut = await requests.finish(graceMs);
  clearTimeout(patience);
  if (cut > 0) logger.warn({ cut }, 'requests took longer than the time to leave, and were cut');
}
