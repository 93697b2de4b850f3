import { DataSource } from 'typeorm';
import { NoteRepository } from '../notes/note.repository.ts';
import { provide } from '../provide.ts';
import type { Room } from '../room.ts';
import { CommentController } from './comment.controller.ts';
import { CommentRepository } from './comment.repository.ts';
import { CommentService } from './comment.service.ts';

export const commentsRoom: Room = {
  controllers: [CommentController],
  providers: [provide(CommentRepository, DataSource), provide(CommentService, NoteRepository, CommentRepository)],
};
