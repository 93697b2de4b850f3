import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { NotesModule } from '../notes/notes.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { CreationController } from './creation.controller.ts';
import { CreationPresenter, StitchedPresenter } from './creation.presenter.ts';
import { CreationRepository } from './creation.repository.ts';
import { CreationService } from './creation.service.ts';
import { GenerateCreation } from './generate-creation.ts';
import { SourceNoteRepository } from './source-note.repository.ts';
import { StitchNotes } from './stitch-notes.ts';

@Module({
  imports: [IdempotencyModule, JobsModule, NotesModule, QuotasModule],
  controllers: [CreationController],
  providers: [
    CreationRepository,
    CreationService,
    GenerateCreation,
    CreationPresenter,
    SourceNoteRepository,
    StitchNotes,
    StitchedPresenter,
  ],
})
export class CreationsModule {}
