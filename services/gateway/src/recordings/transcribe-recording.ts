import type { DataSource, JobRow } from '@stitchbook/database';
import { type JobProducer, recordJob } from '@stitchbook/jobs';
import type { Request } from 'express';
import { requestIdOf } from '../http/log-requests.ts';
import { ProductError } from '../errors/product-error.ts';
import type { GatewaySettings } from '../gateway.settings.ts';
import type { AudioKeeper, KeptAudio } from './audio-keeper.ts';
import { receiveForm } from './receive-form.ts';
import type { RecordingRepository } from './recording.repository.ts';

/** Takes a recording in and asks for its words. */
export class TranscribeRecording {
  constructor(
    private readonly settings: GatewaySettings,
    private readonly dataSource: DataSource,
    private readonly recordings: RecordingRepository,
    private readonly audio: AudioKeeper,
    private readonly jobs: JobProducer,
  ) {}

  async start(ownerId: string, request: Request): Promise<JobRow> {
    const { file } = await receiveForm<KeptAudio>(request, {
      fileField: 'audio',
      maxBytes: this.settings.maxUploadBytes,
      keep: (upload) => this.audio.keep(upload),
      discard: (kept) => this.audio.discard(kept),
    });
    if (!file)
      throw new ProductError('invalid', 'audio.missing-field', 'Please send the recording in the field "audio".');
    const job = await this.dataSource.transaction(async (manager) => {
      const recordingId = await this.recordings.insert(manager, ownerId, file);
      await this.audio.claim(manager, file.key);
      return recordJob(manager, {
        kind: 'transcribe-recording',
        ownerId,
        recordingId,
        requestId: requestIdOf(request),
      });
    });
    await this.jobs.handOver(job);
    return job;
  }
}
