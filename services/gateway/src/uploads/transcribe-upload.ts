import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Job, Transaction } from '@stitchbook/database';
import { JobProducer, createJob } from '@stitchbook/jobs';
import { ProductError } from '../errors/product-error.ts';
import { deletedSince } from '../idempotency/idempotency.ts';
import { JobRepository } from '../jobs/job.repository.ts';
import { RecordingResolver } from '../recordings/recording-resolver.ts';
import type { StoredUpload } from '../recordings/upload.service.ts';
import { AssembleUpload } from './assemble-upload.ts';
import { ResumableUploads, endedAlready } from './resumable-uploads.ts';

/** For as long a request waits for another one that puts the same pieces together. */
const PATIENCE_MS = 60_000;
const POLL_INTERVAL_MS = 100;

/** Makes a recording and its job of an upload that is complete: once, however often it is asked to. */
@Injectable()
export class TranscribeUpload {
  constructor(
    private readonly uploads: ResumableUploads,
    private readonly assembling: AssembleUpload,
    private readonly recordings: RecordingResolver,
    private readonly jobs: JobRepository,
    private readonly producer: JobProducer,
  ) {}

  /** Rejects with a `ProductError` when it is not complete, is no audio, or its owner's quota is used up. */
  async start(ownerId: string, uploadId: string, requestId: string | undefined): Promise<Job> {
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(POLL_INTERVAL_MS)) {
      const upload = await this.uploads.show(ownerId, uploadId);
      if (upload.continuedBy) throw endedAlready(upload);
      if (upload.transcribedAt) return this.findJob(upload.jobId);
      if (upload.length === null || upload.receivedBytes < upload.length) throw incomplete();
      const made = await this.assembling.assemble(upload, (transaction, file) =>
        this.create(transaction, ownerId, file, requestId),
      );
      if (!made) continue;
      await this.producer.enqueue(made.job);
      return made.job;
    }
    throw underWay();
  }

  private async create(
    transaction: Transaction,
    ownerId: string,
    file: StoredUpload,
    requestId: string | undefined,
  ): Promise<{ recordingId: string; job: Job }> {
    const recordingId = await this.recordings.create(transaction, ownerId, file);
    const job = await createJob(transaction, { kind: 'transcribe-recording', ownerId, recordingId, requestId });
    return { recordingId, job };
  }

  private async findJob(jobId: string | null): Promise<Job> {
    const job = jobId === null ? null : await this.jobs.find(jobId);
    if (!job) throw deletedSince();
    return job;
  }
}

function incomplete(): ProductError {
  return new ProductError(
    'conflict',
    'upload.incomplete',
    'Not all of this recording has arrived. Please send the rest of it first.',
  );
}

export function underWay(): ProductError {
  return new ProductError(
    'conflict',
    'upload.under-way',
    'This recording is just being put together. Please try again in a moment.',
  );
}
