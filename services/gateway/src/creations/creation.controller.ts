import { Body, Controller, Delete, Get, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Creation, Done } from '@stitchbook/contracts';
import type { Request, Response } from 'express';
import { requestIdOf } from '../http/log-requests.ts';
import { IdPipe, NoteId } from '../http/id.pipe.ts';
import { linkToNext } from '../http/link-to-next.ts';
import { JobAnswer } from '../jobs/job-answer.ts';
import { ModelCalls } from '../quotas/model-calls.guard.ts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { GenerateRequest, ListCreationsQuery } from './creation.requests.ts';
import { CreationService } from './creation.service.ts';
import { AnswersWithJob } from '../openapi/answers-with-job.ts';
import { ApiRoom } from '../openapi/api-room.ts';
import { Operation } from '../openapi/operation.ts';
import { NEXT_PAGE } from '../openapi/paged.ts';
import { CreationSchema } from '../openapi/schemas/creation.schema.ts';
import { DoneSchema } from '../openapi/schemas/error.schema.ts';

@Controller('api')
@ApiRoom('Creations')
@UseGuards(SignedIn)
export class CreationController {
  constructor(
    private readonly creations: CreationService,
    private readonly answer: JobAnswer,
  ) {}

  /** Answers 200 `Creation` when it is made, or with `Prefer: respond-async` 202 `Job` at once. */
  @Post('notes/:id/generate')
  @UseGuards(ModelCalls)
  @Operation({ summary: 'Makes something new from a note', of: 'note', answer: CreationSchema, errors: ['forbidden'] })
  @AnswersWithJob()
  async generate(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @Body() { type }: GenerateRequest,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const job = await this.creations.generate(userId, noteId, type, requestIdOf(request));
    await this.answer.send(job, request, response);
  }

  /** Newest first; `Link: <...>; rel="next"` leads to the next page. */
  @Get('creations')
  @Operation({
    summary: "Lists the reader's creations, newest first",
    answer: [CreationSchema],
    headers: NEXT_PAGE,
    errors: ['invalid'],
  })
  async list(
    @UserId() userId: string,
    @Query() query: ListCreationsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Creation[]> {
    const { creations, nextCursor } = await this.creations.page(userId, query);
    linkToNext(request, response, nextCursor);
    return creations;
  }

  @Delete('creations/:id')
  @Operation({ summary: 'Deletes a creation', of: 'creation', answer: DoneSchema })
  delete(@UserId() userId: string, @Param('id', new IdPipe('creation')) id: number): Promise<Done> {
    return this.creations.delete(userId, id);
  }
}
