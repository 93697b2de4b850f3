import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { WorkerContext } from '@stitchbook/jobs/nest';
import type { SpeechEngine } from '@stitchbook/speech';
import { SPEECH_ENGINE } from '../transcription.providers.ts';
import { RetranscriptionRepository } from './retranscription.repository.ts';

/** The second model may come while the worker runs; looking for it reads a few files' sizes. */
const POLL_EVERY_MS = 5_000;
const LATER_MS = 20_000;
/** Notes that were recorded before the model came may be saved only now. Every recording is gone through to find them. */
const NONE_MS = 600_000;

/** Has notes transcribed again whose words the speech engine would make better than they are, the latest first. */
@Injectable()
export class ScheduleRetranscriptions implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private restsUntil = 0;
  private scheduling: Promise<void> | null = null;

  constructor(
    private readonly repository: RetranscriptionRepository,
    @Inject(SPEECH_ENGINE) private readonly engine: SpeechEngine,
    @Inject(WorkerContext) private readonly context: WorkerContext,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      if (this.scheduling || Date.now() < this.restsUntil) return;
      this.scheduling = this.schedule()
        .catch((error: unknown) => this.context.logger.warn({ err: error }, 'no note could be scheduled'))
        .finally(() => (this.scheduling = null));
    }, POLL_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.scheduling;
  }

  private async schedule(): Promise<void> {
    const superseded = await this.engine.supersedes();
    if (superseded === null) return;
    const next = await this.repository.createNext(superseded);
    if (next !== 'created') this.restsUntil = Date.now() + (next === 'later' ? LATER_MS : NONE_MS);
  }
}
