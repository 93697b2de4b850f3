import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { type Job, type Transaction, UnitOfWork } from '@stitchbook/database';
import { JobProducer, createJob } from '@stitchbook/jobs';
import { Maintenance } from '../maintenance/maintenance.service.ts';
import { ModelCallsQuota } from '../quotas/quota.service.ts';
import { EnrichmentRepository } from './enrichment.repository.ts';

const MINUTE_MS = 60_000;

/** People whose jobs are released in one go, one of each. */
const BATCH = 100;
const MAX_BATCHES = 20;

export interface EnrichmentRequest {
  note: { id: number; ownerId: string };
  /** Whose words they are, and whose model call it is. */
  askedBy: string;
  /** Whether it is counted: a transcription, which was counted, brings one along. */
  isCounted: boolean;
  requestId: string | undefined;
}

/** Has the mood and the themes of a note looked for: at most one job of a note waits, and beyond the quota it waits longer. */
@Injectable()
export class EnrichmentService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly enrichments: EnrichmentRepository,
    private readonly quota: ModelCallsQuota,
    private readonly jobs: JobProducer,
  ) {}

  /**
   * To be called in the transaction that changes the words and has locked the note. Returns the job to be enqueued after
   * it; null when none is: one that waits already reads whatever stands there when it is started.
   */
  async request(
    transaction: Transaction,
    { note, askedBy, isCounted, requestId }: EnrichmentRequest,
  ): Promise<Job | null> {
    const waiting = await this.enrichments.lockWaiting(transaction, note.id);
    if (waiting && !waiting.isParked) return null;
    const isWithinQuota = !isCounted || (await this.quota.count(askedBy, transaction));
    if (waiting) return isWithinQuota ? this.enrichments.release(transaction, waiting.id) : null;
    const job = await createJob(transaction, {
      kind: 'enrich-note',
      ownerId: note.ownerId,
      noteId: note.id,
      input: { askedBy },
      requestId,
    });
    if (isWithinQuota) return job;
    await this.enrichments.park(transaction, job.id, this.quota.maxPerDay);
    return null;
  }

  /** To be called after that transaction. */
  async enqueue(job: Job | null): Promise<void> {
    if (job) await this.jobs.enqueue(job);
  }

  /** Releases those that their people's quotas allow again. Returns how many; each counts as a model call of today. */
  async releaseWaiting(): Promise<number> {
    let released = 0;
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const waiting = await this.enrichments.findReleasable(this.quota.maxPerDay, BATCH);
      for (const { id, askedBy } of waiting) if (await this.release(id, askedBy)) released += 1;
      if (waiting.length === 0) break;
    }
    return released;
  }

  private async release(id: string, askedBy: string): Promise<boolean> {
    const job = await this.unitOfWork.run(async (transaction) =>
      (await this.quota.count(askedBy, transaction)) ? this.enrichments.release(transaction, id) : null,
    );
    await this.enqueue(job);
    return job !== null;
  }
}

/** Enqueues every minute the enrichments that waited for somebody's quota, once it allows them. */
@Injectable()
export class ReleaseEnrichments {
  constructor(
    private readonly enrichments: EnrichmentService,
    private readonly maintenance: Maintenance,
  ) {}

  @Interval(MINUTE_MS)
  release(): Promise<void> {
    return this.maintenance.runExclusively('releasing waiting enrichments', () => this.enrichments.releaseWaiting());
  }
}
