import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { NotesModule } from '../notes/notes.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { CreationController } from './creation.controller.ts';
import { CreationSpeechController } from './creation-speech.controller.ts';
import { CreationSpeechPresenter } from './creation-speech.presenter.ts';
import { CreationSpeechRepository } from './creation-speech.repository.ts';
import { CreationPresenter, StitchedPresenter } from './creation.presenter.ts';
import { CreationVersionController } from './creation-version.controller.ts';
import { CreationVersionRepository } from './creation-version.repository.ts';
import { CreationRepository } from './creation.repository.ts';
import { CreationService } from './creation.service.ts';
import { EditCreation } from './edit-creation.ts';
import { ExportCreation } from './export-creation.ts';
import { GenerateCreation } from './generate-creation.ts';
import { MakeCreationController } from './make-creation.controller.ts';
import { PlaySpeech } from './play-speech.ts';
import { SourceNoteRepository } from './source-note.repository.ts';
import { SpeakCreation } from './speak-creation.ts';
import { StitchNotes } from './stitch-notes.ts';

@Module({
  imports: [IdempotencyModule, JobsModule, NotesModule, QuotasModule],
  controllers: [MakeCreationController, CreationController, CreationSpeechController, CreationVersionController],
  providers: [
    CreationRepository,
    CreationVersionRepository,
    CreationService,
    EditCreation,
    ExportCreation,
    GenerateCreation,
    CreationPresenter,
    CreationSpeechRepository,
    CreationSpeechPresenter,
    SourceNoteRepository,
    SpeakCreation,
    StitchNotes,
    StitchedPresenter,
    PlaySpeech,
  ],
  exports: [CreationRepository],
})
export class CreationsModule {}
