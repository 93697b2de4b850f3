import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { NoteAccessModule } from '../note-access/note-access.module.ts';
import { NotesModule } from '../notes/notes.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { AskController } from './ask.controller.ts';
import { AskService } from './ask.service.ts';
import { WriteAnswer } from './write-answer.ts';
import { WrittenAnswerPresenter } from './written-answer.presenter.ts';

@Module({
  imports: [JobsModule, NoteAccessModule, NotesModule, QuotasModule],
  controllers: [AskController],
  providers: [AskService, WriteAnswer, WrittenAnswerPresenter],
})
export class AskModule {}
