import { Module } from '@nestjs/common';
import { NoteAccessModule } from '../note-access/note-access.module.ts';
import { NoteMarkController } from './note-mark.controller.ts';
import { NoteMarkRepository } from './note-mark.repository.ts';
import { NoteMarkService } from './note-mark.service.ts';

@Module({
  imports: [NoteAccessModule],
  controllers: [NoteMarkController],
  providers: [NoteMarkRepository, NoteMarkService],
})
export class NoteMarksModule {}
