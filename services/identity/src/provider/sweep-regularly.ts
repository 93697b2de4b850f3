import type { Logger } from '@stitchbook/logging';
import { describeFailure } from '../describe-failure.ts';
import type { ExpiredRepository } from './expired.repository.ts';

const EVERY_MS = 5 * 60_000;

/** Sweeps until `stop` is called. A failed sweep is logged; the next one makes good for it. */
export function sweepRegularly(expired: ExpiredRepository, logger: Logger): { stop(): void } {
  const timer = setInterval(() => {
    expired.sweep().then(
      (rows) => logger.debug({ rows }, 'swept what had expired'),
      (error: unknown) => logger.warn({ failure: describeFailure(error) }, 'could not sweep'),
    );
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
