import { Inject, Injectable } from '@nestjs/common';
import { UnitOfWork, checkConnection } from '@stitchbook/database';
import { JobProducer, WorkerHeartbeat } from '@stitchbook/jobs';
import type { AudioStore } from '@stitchbook/storage';
import { AUDIO_STORE } from '../infrastructure/infrastructure.module.ts';

type Check = 'database' | 'queue' | 'store' | 'transcription';

export interface Readiness {
  ready: boolean;
  /** Nothing is looked at any more once the process is shutting down. */
  checks: Partial<Record<Check, boolean>>;
  leaving?: boolean;
}

const HEARTBEAT_TIMEOUT_MS = 2_000;
const ANSWER_VALID_MS = 1_000;
const SHUTTING_DOWN: Readiness = { ready: false, checks: {}, leaving: true };

/** Whether the main job could be done right now, from end to end. */
@Injectable()
export class ReadinessProbe {
  private latest: { askedAt: number; answer: Promise<Readiness> } | null = null;
  private isShuttingDown = false;
  /** How to answer those who wait for checks that go on. */
  private readonly waiting = new Set<(answer: Readiness) => void>();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: JobProducer,
    @Inject(AUDIO_STORE) private readonly store: AudioStore,
    private readonly transcription: WorkerHeartbeat,
  ) {}

  /** From now on it answers at once that it is not ready, so that no load balancer sends anybody here. */
  shutDown(): void {
    this.isShuttingDown = true;
    for (const answer of this.waiting) answer(SHUTTING_DOWN);
  }

  /** Asked often, it answers from a second ago: probes must not become load. */
  ask(): Promise<Readiness> {
    if (this.isShuttingDown) return Promise.resolve(SHUTTING_DOWN);
    if (!this.latest || Date.now() - this.latest.askedAt > ANSWER_VALID_MS) {
      this.latest = { askedAt: Date.now(), answer: this.runChecksUnlessShutDown() };
    }
    return this.latest.answer;
  }

  /** No race with a promise that lasts: it would keep something of every race for as long as this process runs. */
  private runChecksUnlessShutDown(): Promise<Readiness> {
    return new Promise((resolve, reject) => {
      this.waiting.add(resolve);
      this.runChecks()
        .then(resolve, reject)
        .finally(() => this.waiting.delete(resolve));
    });
  }

  private async runChecks(): Promise<Readiness> {
    const [database, queue, store, transcription] = await Promise.all([
      succeeds(this.unitOfWork.run(checkConnection)),
      succeeds(this.jobs.check()),
      succeeds(this.store.check()),
      this.transcription.isAlive(HEARTBEAT_TIMEOUT_MS).catch(() => false),
    ]);
    return { ready: database && queue && store && transcription, checks: { database, queue, store, transcription } };
  }
}

function succeeds(check: Promise<unknown>): Promise<boolean> {
  return check.then(
    () => true,
    () => false,
  );
}
