import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '@stitchbook/logging';
import type { AudioStore } from '@stitchbook/storage';
import type { IdempotencyKeyRepository } from '../idempotency/idempotency-key.repository.ts';
import type { ForgetUnsaved } from './forget-unsaved.ts';
import type { SweepTurn } from './sweep-turn.repository.ts';

const DAY_MS = 86_400_000;

/** At start and once a day, one gateway at a time: ends uploads whose process was killed, forgets what was never saved. */
export class SweepDaily implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: AudioStore,
    private readonly unsaved: ForgetUnsaved,
    private readonly keys: IdempotencyKeyRepository,
    private readonly turn: SweepTurn,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const sweep = (): void => void this.sweep();
    this.timer = setInterval(sweep, DAY_MS);
    sweep();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** No upload takes a day. */
  private async sweep(): Promise<void> {
    await this.try('uploads that were left half done', () => this.store.removeUnfinished(DAY_MS));
    await this.try('recordings that were never saved', () => this.unsaved.forget());
    await this.try('keys of old requests', () => this.keys.forgetOld());
  }

  /** Never rejects: what cannot be swept now is swept tomorrow. */
  private async try(what: string, work: () => Promise<number>): Promise<void> {
    try {
      const count = await this.turn.take(work);
      if (count) this.logger.info({ count }, `removed ${what}`);
    } catch (error) {
      this.logger.warn({ err: error }, `could not remove ${what}`);
    }
  }
}
