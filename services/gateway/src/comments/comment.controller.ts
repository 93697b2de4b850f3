import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IdPipe, NoteId } from '../http/route-parameters.ts';
import { linkToNext } from '../http/pagination.ts';
import { readIdempotencyKey } from '../idempotency/idempotency.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { CommentChange, ListCommentsQuery, NewCommentRequest } from './comment.requests.ts';
import { CommentService } from './comment.service.ts';
import { CommentResponse } from './comment.responses.ts';
import { ApiSignedIn, DoneResponse } from '../openapi/common-responses.ts';
import { ApiRoute, ApiIdempotencyKey, NEXT_PAGE } from '../openapi/api-route.ts';

const CommentId = new IdPipe('comment');

@Controller('api')
@ApiTags('Comments')
@ApiSignedIn()
@UseGuards(SignedIn)
export class CommentController {
  constructor(private readonly comments: CommentService) {}

  /** Oldest first; `Link: <...>; rel="next"` leads to the next page. */
  @Get('notes/:id/comments')
  @ApiRoute({
    summary: 'Lists the comments on a note, oldest first',
    of: 'note',
    answer: [CommentResponse],
    headers: NEXT_PAGE,
  })
  async list(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @Query() query: ListCommentsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CommentResponse[]> {
    const { comments, nextCursor } = await this.comments.page(userId, noteId, query);
    linkToNext(request, response, nextCursor);
    return comments;
  }

  @Post('notes/:id/comments')
  @ApiRoute({ summary: 'Comments on a note', of: 'note', answer: CommentResponse, status: 201, errors: ['forbidden'] })
  @ApiIdempotencyKey()
  add(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @Body() comment: NewCommentRequest,
    @Req() request: Request,
  ): Promise<CommentResponse> {
    return this.comments.add(userId, noteId, comment, readIdempotencyKey(request));
  }

  @Patch('comments/:id')
  @ApiRoute({ summary: "Rewrites one's own comment", of: 'comment', answer: CommentResponse, errors: ['forbidden'] })
  rewrite(
    @UserId() userId: string,
    @Param('id', CommentId) id: number,
    @Body() { content }: CommentChange,
  ): Promise<CommentResponse> {
    return this.comments.rewrite(userId, id, content);
  }

  @Delete('comments/:id')
  @ApiRoute({ summary: 'Deletes a comment', of: 'comment', answer: DoneResponse, errors: ['forbidden'] })
  delete(@UserId() userId: string, @Param('id', CommentId) id: number): Promise<DoneResponse> {
    return this.comments.delete(userId, id);
  }
}
