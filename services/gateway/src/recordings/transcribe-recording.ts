import { type DataSource, JobRow } from '@stitchbook/database';
import { type JobProducer, recordJob } from '@stitchbook/jobs';
import type { Request } from 'express';
import { ProductError } from '../errors/product-error.ts';
import { requestIdOf } from '../http/log-requests.ts';
import { fingerprintForm } from '../idempotency/fingerprint-form.ts';
import type { Idempotency, RepeatableRequest } from '../idempotency/idempotency.ts';
import { readIdempotencyKey } from '../idempotency/read-idempotency-key.ts';
import type { AudioKeeper, KeptAudio } from './audio-keeper.ts';
import type { ClaimAudio } from './claim-audio.ts';

/** Takes a recording in and asks for its words. */
export class TranscribeRecording {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audio: AudioKeeper,
    private readonly claim: ClaimAudio,
    private readonly jobs: JobProducer,
    private readonly idempotency: Idempotency,
  ) {}

  async start(ownerId: string, request: Request): Promise<JobRow> {
    const key = readIdempotencyKey(request);
    const { fields, file } = await this.audio.receive(request);
    if (!file)
      throw new ProductError('invalid', 'audio.missing-field', 'Please send the recording in the field "audio".');
    const fingerprint = fingerprintForm(fields, file.sha256);
    try {
      const job = await this.record({ ownerId, route: 'transcribe', key, fingerprint }, file, requestIdOf(request));
      await this.jobs.handOver(job);
      return job;
    } finally {
      await this.audio.discardUnlessClaimed(file);
    }
  }

  private record(request: RepeatableRequest, file: KeptAudio, requestId: string | undefined): Promise<JobRow> {
    const { ownerId } = request;
    return this.dataSource.transaction(async (manager) => {
      const before = await this.idempotency.begin(manager, request);
      if (before) return manager.findOneByOrFail(JobRow, { id: String(before.jobId) });
      const recordingId = await this.claim.asRecording(manager, ownerId, file);
      const job = await recordJob(manager, { kind: 'transcribe-recording', ownerId, recordingId, requestId });
      await this.idempotency.finish(manager, request, { jobId: job.id });
      return job;
    });
  }
}
