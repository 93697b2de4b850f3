import { setTimeout as wait } from 'node:timers/promises';
import type { ShutdownSettings } from '@stitchbook/config';
import type { Logger } from '@stitchbook/logging';
import type { ReadinessProbe } from './readiness.ts';
import type { RequestsInHand } from './requests-in-hand.ts';

/**
 * Leaves without anybody noticing: says that it is not ready, goes on serving until whoever sends people here has seen
 * that, then finishes what it has in hand.
 */
export async function leaveGently(
  readiness: ReadinessProbe,
  requests: RequestsInHand,
  { delayMs, graceMs }: Pick<ShutdownSettings, 'delayMs' | 'graceMs'>,
  logger: Logger,
): Promise<void> {
  readiness.leave();
  requests.makeLast();
  logger.info({ delayMs, graceMs }, 'asked to leave');
  await wait(delayMs);
  const cut = await requests.finish(graceMs);
  if (cut > 0) logger.warn({ cut }, 'requests took longer than the time to leave, and were cut');
}
