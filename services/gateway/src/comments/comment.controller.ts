import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Comment, Done } from '@stitchbook/contracts';
import type { Request, Response } from 'express';
import { IdPipe, NoteId } from '../http/id.pipe.ts';
import { linkToNext } from '../http/link-to-next.ts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { CommentChange, ListCommentsQuery, NewCommentRequest } from './comment.requests.ts';
import { CommentService } from './comment.service.ts';
import { ApiRoom } from '../openapi/api-room.ts';
import { Operation } from '../openapi/operation.ts';
import { NEXT_PAGE } from '../openapi/paged.ts';
import { CommentSchema } from '../openapi/schemas/comment.schema.ts';
import { DoneSchema } from '../openapi/schemas/error.schema.ts';

const CommentId = new IdPipe('comment');

@Controller('api')
@ApiRoom('Comments')
@UseGuards(SignedIn)
export class CommentController {
  constructor(private readonly comments: CommentService) {}

  /** Oldest first; `Link: <...>; rel="next"` leads to the next page. */
  @Get('notes/:id/comments')
  @Operation({
    summary: 'Lists the comments on a note, oldest first',
    of: 'note',
    answer: [CommentSchema],
    headers: NEXT_PAGE,
  })
  async list(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @Query() query: ListCommentsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Comment[]> {
    const { comments, nextCursor } = await this.comments.page(userId, noteId, query);
    linkToNext(request, response, nextCursor);
    return comments;
  }

  @Post('notes/:id/comments')
  @Operation({ summary: 'Comments on a note', of: 'note', answer: CommentSchema, status: 201, errors: ['forbidden'] })
  add(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @Body() comment: NewCommentRequest,
  ): Promise<Comment> {
    return this.comments.add(userId, noteId, comment);
  }

  @Patch('comments/:id')
  @Operation({ summary: "Rewrites one's own comment", of: 'comment', answer: CommentSchema, errors: ['forbidden'] })
  rewrite(
    @UserId() userId: string,
    @Param('id', CommentId) id: number,
    @Body() { content }: CommentChange,
  ): Promise<Comment> {
    return this.comments.rewrite(userId, id, content);
  }

  @Delete('comments/:id')
  @Operation({ summary: 'Deletes a comment', of: 'comment', answer: DoneSchema, errors: ['forbidden'] })
  delete(@UserId() userId: string, @Param('id', CommentId) id: number): Promise<Done> {
    return this.comments.delete(userId, id);
  }
}
