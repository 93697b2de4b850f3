import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '@stitchbook/logging';
import type { AudioStore } from '@stitchbook/storage';
import type { SweepTurn } from './sweep-turn.repository.ts';

const DAY_MS = 86_400_000;

/** At start and once a day ends what uploads left half done in the store when their process was killed; one gateway at a time. */
export class SweepUnfinishedUploads implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: AudioStore,
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

  /** No upload takes a day. Never rejects: what cannot be swept now is swept tomorrow. */
  private async sweep(): Promise<void> {
    try {
      const count = await this.turn.take(() => this.store.removeUnfinished(DAY_MS));
      if (count) this.logger.info({ count }, 'removed what uploads left half done');
    } catch (error) {
      this.logger.warn({ err: error }, 'could not look for uploads that were left half done');
    }
  }
}
