import { Injectable } from '@nestjs/common';
import { type Job, UnitOfWork } from '@stitchbook/database';
import { JobProducer, createJob } from '@stitchbook/jobs';
import { ProductError } from '../errors/product-error.ts';
import { fingerprintForm, type RepeatInfo, Idempotency, type RepeatableRequest } from '../idempotency/idempotency.ts';
import { findJob } from '../jobs/job.repository.ts';
import { RecordingResolver } from './recording-resolver.ts';
import type { ReceivedForm } from './receive-form.ts';
import type { StoredUpload } from './upload.service.ts';

/** Receives a recording and enqueues its transcription. */
@Injectable()
export class TranscriptionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly recordings: RecordingResolver,
    private readonly jobs: JobProducer,
    private readonly idempotency: Idempotency,
  ) {}

  /** Rejects with a `ProductError` when no recording was sent, or its owner's quota is used up. */
  async start(ownerId: string, { fields, file }: ReceivedForm<StoredUpload>, repeat: RepeatInfo): Promise<Job> {
    if (!file)
      throw new ProductError('invalid', 'audio.missing-field', 'Please send the recording in the field "audio".');
    const fingerprint = fingerprintForm(fields, file.sha256);
    const request = { ownerId, route: 'transcribe' as const, key: repeat.idempotencyKey, fingerprint };
    const job = await this.create(request, file, repeat.requestId);
    await this.jobs.enqueue(job);
    return job;
  }

  private create(request: RepeatableRequest, file: StoredUpload, requestId: string | undefined): Promise<Job> {
    const { ownerId } = request;
    return this.unitOfWork.run(async (transaction) => {
      const before = await this.idempotency.begin(transaction, request);
      if (before) return findJob(transaction, String(before.jobId));
      const recordingId = await this.recordings.create(transaction, ownerId, file);
      const job = await createJob(transaction, { kind: 'transcribe-recording', ownerId, recordingId, requestId });
      await this.idempotency.finish(transaction, request, { jobId: job.id });
      return job;
    });
  }
}
