import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Comment, Done } from '@stitchbook/contracts';
import type { Request, Response } from 'express';
import { IdPipe, NoteId } from '../http/id.pipe.ts';
import { linkToNext } from '../http/link-to-next.ts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { CommentChange, ListCommentsQuery, NewCommentRequest } from './comment.requests.ts';
import { CommentService } from './comment.service.ts';

const CommentId = new IdPipe('comment');

@Controller('api')
@UseGuards(SignedIn)
export class CommentController {
  constructor(private readonly comments: CommentService) {}

  /** Oldest first; `Link: <...>; rel="next"` leads to the next page. */
  @Get('notes/:id/comments')
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
  add(@UserId() userId: string, @Param('id', NoteId) noteId: number, @Body() comment: NewCommentRequest): Promise<Comment> {
    return this.comments.add(userId, noteId, comment);
  }

  @Patch('comments/:id')
  rewrite(@UserId() userId: string, @Param('id', CommentId) id: number, @Body() { content }: CommentChange): Promise<Comment> {
    return this.comments.rewrite(userId, id, content);
  }

  @Delete('comments/:id')
  delete(@UserId() userId: string, @Param('id', CommentId) id: number): Promise<Done> {
    return this.comments.delete(userId, id);
  }
}
