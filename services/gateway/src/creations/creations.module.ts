import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { NotesModule } from '../notes/notes.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { CreationController } from './creation.controller.ts';
import { CreationSpeechController } from './creation-speech.controller.ts';
import { CreationSpeechPresenter } from './creation-speech.presenter.ts';
import { CreationSpeechRepository } from './creation-speech.repository.ts';
import { CreationPresenter } from './creation.presenter.ts';
import { CreationRepository } from './creation.repository.ts';
import { CreationService } from './creation.service.ts';
import { GenerateCreation } from './generate-creation.ts';
import { PlaySpeech } from './play-speech.ts';
import { SpeakCreation } from './speak-creation.ts';

@Module({
  imports: [IdempotencyModule, JobsModule, NotesModule, QuotasModule],
  controllers: [CreationController, CreationSpeechController],
  providers: [
    CreationRepository,
    CreationService,
    GenerateCreation,
    CreationPresenter,
    CreationSpeechRepository,
    CreationSpeechPresenter,
    SpeakCreation,
    PlaySpeech,
  ],
})
export class CreationsModule {}
