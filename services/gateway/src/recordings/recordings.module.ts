import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { MaintenanceModule } from '../maintenance/maintenance.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { OrphanedAudioRepository } from './orphaned-audio.repository.ts';
import { PurgeUnsavedRecordings, RecordingCleanup } from './recording-cleanup.ts';
import { RecordingRepository } from './recording.repository.ts';
import { RecordingResolver } from './recording-resolver.ts';
import { TranscriptionController } from './transcription.controller.ts';
import { TranscriptionPresenter } from './transcription.presenter.ts';
import { TranscriptionService } from './transcription.service.ts';
import { UploadService } from './upload.service.ts';

@Module({
  imports: [IdempotencyModule, JobsModule, MaintenanceModule, QuotasModule],
  controllers: [TranscriptionController],
  providers: [
    OrphanedAudioRepository,
    PurgeUnsavedRecordings,
    RecordingCleanup,
    RecordingRepository,
    RecordingResolver,
    TranscriptionPresenter,
    TranscriptionService,
    UploadService,
  ],
  exports: [RecordingRepository, RecordingResolver, UploadService],
})
export class RecordingsModule {}
