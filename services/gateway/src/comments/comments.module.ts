import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.ts';
import { NoteAccessModule } from '../note-access/note-access.module.ts';
import { CommentController } from './comment.controller.ts';
import { CommentRepository } from './comment.repository.ts';
import { CommentService } from './comment.service.ts';

@Module({
  imports: [IdempotencyModule, NoteAccessModule],
  controllers: [CommentController],
  providers: [CommentRepository, CommentService],
})
export class CommentsModule {}
