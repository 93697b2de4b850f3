import { Module } from '@nestjs/common';
import { NotesModule } from '../notes/notes.module.ts';
import { AskController } from './ask.controller.ts';
import { AskService } from './ask.service.ts';

@Module({ imports: [NotesModule], controllers: [AskController], providers: [AskService] })
export class AskModule {}
