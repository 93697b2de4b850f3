import { once } from 'node:events';
import type { DataSource } from '@stitchbook/database';
import type { JobProducer, WorkerPulse } from '@stitchbook/jobs';
import type { AudioStore } from '@stitchbook/storage';

type Check = 'database' | 'queue' | 'store' | 'transcription';

export interface Readiness {
  ready: boolean;
  /** Nothing is looked at any more once the process has been asked to leave. */
  checks: Partial<Record<Check, boolean>>;
  leaving?: boolean;
}

const PULSE_TIMEOUT_MS = 2_000;
const ANSWER_VALID_MS = 1_000;
const LEAVING: Readiness = { ready: false, checks: {}, leaving: true };

/** Whether the main job could be done right now, from end to end. */
export class ReadinessProbe {
  private latest: { askedAt: number; answer: Promise<Readiness> } | null = null;
  private readonly leaving = new AbortController();
  private readonly left = once(this.leaving.signal, 'abort').then((): Readiness => LEAVING);

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobProducer,
    private readonly store: AudioStore,
    private readonly transcription: WorkerPulse,
  ) {}

  /** From now on it answers at once that it is not ready, so that nobody is sent here any more. */
  leave(): void {
    this.leaving.abort();
  }

  /** Asked often, it answers from a second ago: probes must not become load. */
  ask(): Promise<Readiness> {
    if (this.leaving.signal.aborted) return this.left;
    if (!this.latest || Date.now() - this.latest.askedAt > ANSWER_VALID_MS) {
      this.latest = { askedAt: Date.now(), answer: this.look() };
    }
    return Promise.race([this.latest.answer, this.left]);
  }

  private async look(): Promise<Readiness> {
    const [database, queue, store, transcription] = await Promise.all([
      holds(this.dataSource.query('select 1')),
      holds(this.jobs.check()),
      holds(this.store.check()),
      this.transcription.isFelt(PULSE_TIMEOUT_MS).catch(() => false),
    ]);
    return { ready: database && queue && store && transcription, checks: { database, queue, store, transcription } };
  }
}

function holds(check: Promise<unknown>): Promise<boolean> {
  return check.then(
    () => true,
    () => false,
  );
}
