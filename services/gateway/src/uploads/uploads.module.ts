import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { MaintenanceModule } from '../maintenance/maintenance.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { RecordingsModule } from '../recordings/recordings.module.ts';
import { AppendPiece } from './append-piece.ts';
import { AssembleUpload } from './assemble-upload.ts';
import { AssemblyRepository } from './assembly.repository.ts';
import { CaptionController } from './caption.controller.ts';
import { CaptionRepository } from './caption.repository.ts';
import { CaptionStreams } from './caption-streams.ts';
import { ContinueUpload } from './continue-upload.ts';
import { ContinuedUploadRepository } from './continued-upload.repository.ts';
import { ResumableUploadController } from './resumable-upload.controller.ts';
import { ResumableUploadRepository } from './resumable-upload.repository.ts';
import { ResumableUploads } from './resumable-uploads.ts';
import { TranscribeUpload } from './transcribe-upload.ts';
import { UploadCleanup } from './upload-cleanup.ts';
import { UploadLimits } from './upload-limits.ts';
import { UploadContinuationController } from './upload-continuation.controller.ts';
import { UploadTranscriptionController } from './upload-transcription.controller.ts';

@Module({
  imports: [EventsModule, JobsModule, MaintenanceModule, QuotasModule, RecordingsModule],
  controllers: [
    CaptionController,
    ResumableUploadController,
    UploadContinuationController,
    UploadTranscriptionController,
  ],
  providers: [
    AppendPiece,
    AssembleUpload,
    AssemblyRepository,
    CaptionRepository,
    CaptionStreams,
    ContinueUpload,
    ContinuedUploadRepository,
    ResumableUploadRepository,
    ResumableUploads,
    TranscribeUpload,
    UploadCleanup,
    UploadLimits,
  ],
})
export class UploadsModule {}
