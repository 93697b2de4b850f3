import { Injectable } from '@nestjs/common';
import type { Job, Transaction } from '@stitchbook/database';
import { JobProducer, cancelJob, retryJob } from '@stitchbook/jobs';
import { EnrichmentService } from '../enrichment/enrichment.service.ts';
import { ModelCallsQuota } from '../quotas/quota.service.ts';
import { DeletedNoteRepository } from './deleted-note.repository.ts';

/** Takes up again what was still to be done on a note when it was deleted. */
@Injectable()
export class ResumeJobs {
  constructor(
    private readonly deletedNotes: DeletedNoteRepository,
    private readonly enrichments: EnrichmentService,
    private readonly quota: ModelCallsQuota,
    private readonly producer: JobProducer,
  ) {}

  /** To be called in the transaction that brings the note back. Returns the jobs to be enqueued after it. */
  async resume(
    transaction: Transaction,
    note: { id: number; ownerId: string },
    requestId: string | undefined,
  ): Promise<Job[]> {
    const jobs: Job[] = [];
    for (const job of await this.deletedNotes.findUnfinishedJobs(transaction, note.id)) {
      const resumed = job.state === 'queued' ? job : await this.restart(transaction, note, job, requestId);
      if (resumed) jobs.push(resumed);
    }
    return jobs;
  }

  async enqueue(jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) await this.producer.enqueue(job);
  }

  /** What a worker had begun may have cost a model call, and costs another. Beyond the quota it stays cancelled. */
  private async restart(
    transaction: Transaction,
    note: { id: number; ownerId: string },
    { id, kind, ownerId }: Job,
    requestId: string | undefined,
  ): Promise<Job | null> {
    await cancelJob(transaction, id);
    if (kind === 'enrich-note')
      return this.enrichments.request(transaction, { note, askedBy: note.ownerId, isCounted: true, requestId });
    return (await this.quota.count(ownerId, transaction)) ? retryJob(transaction, id) : null;
  }
}
