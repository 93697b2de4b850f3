import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiProperty, ApiResponse, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IdPipe, NoteId, SeenVersion } from '../http/route-parameters.ts';
import { linkToNext } from '../http/pagination.ts';
import { repeatInfoOf } from '../idempotency/idempotency.ts';
import { ApiRespondAsync, JobAnswer } from '../jobs/job-answer.ts';
import { ModelCalls } from '../quotas/quota.service.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { GenerateRequest, ListCreationsQuery, TaskChange } from './creation.requests.ts';
import { CreationService } from './creation.service.ts';
import { GenerateCreation } from './generate-creation.ts';
import { CreationResponse } from './creation.responses.ts';
import { StitchNotes } from './stitch-notes.ts';
import { StitchRequest } from './stitch.requests.ts';
import { ApiSignedIn, DoneResponse, ErrorResponse } from '../openapi/common-responses.ts';
import { ApiRoute, ApiIdempotencyKey, NEXT_PAGE } from '../openapi/api-route.ts';

@ApiSchema({ name: 'CreationConflict' })
class CreationConflictResponse extends ErrorResponse {
  @ApiProperty({ type: CreationResponse, description: 'The creation as it is now.' })
  creation!: CreationResponse;
}

@Controller('api')
@ApiTags('Creations')
@ApiSignedIn()
@UseGuards(SignedIn)
export class CreationController {
  constructor(
    private readonly generation: GenerateCreation,
    private readonly stitching: StitchNotes,
    private readonly creations: CreationService,
    private readonly answer: JobAnswer,
  ) {}

  /** Answers 200 `Creation` when it is made, or with `Prefer: respond-async` 202 `Job` at once. */
  @Post('notes/:id/generate')
  @UseGuards(ModelCalls)
  @ApiRoute({
    summary: 'Makes something new from a note',
    of: 'note',
    answer: CreationResponse,
    errors: ['forbidden', 'invalid'],
  })
  @ApiRespondAsync()
  @ApiIdempotencyKey()
  async generate(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @Body() { type }: GenerateRequest,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const job = await this.generation.begin(userId, noteId, type, repeatInfoOf(request));
    await this.answer.send(job, request, response);
  }

  /** Answers as `generate` does. */
  @Post('creations')
  @UseGuards(ModelCalls)
  @ApiRoute({
    summary: 'Makes one creation of several notes: chosen ones, or those with a tag or of a period',
    answer: CreationResponse,
    errors: ['forbidden', 'invalid', 'not-found'],
  })
  @ApiRespondAsync()
  @ApiIdempotencyKey()
  async stitch(
    @UserId() userId: string,
    @Body() asked: StitchRequest,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const job = await this.stitching.begin(userId, asked, repeatInfoOf(request));
    await this.answer.send(job, request, response);
  }

  /** Newest first; `Link: <...>; rel="next"` leads to the next page. */
  @Get('creations')
  @ApiRoute({
    summary: "Lists the reader's creations, newest first",
    answer: [CreationResponse],
    headers: NEXT_PAGE,
    errors: ['invalid'],
  })
  async list(
    @UserId() userId: string,
    @Query() query: ListCreationsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CreationResponse[]> {
    const { creations, nextCursor } = await this.creations.page(userId, query);
    linkToNext(request, response, nextCursor);
    return creations;
  }

  @Patch('creations/:id')
  @ApiRoute({
    summary: 'Ticks a task of a creation, or takes the tick away',
    of: 'creation',
    answer: CreationResponse,
    errors: ['invalid'],
  })
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The `version` of the creation that the client saw, in quotes.',
    schema: { type: 'string', examples: ['"3"'] },
  })
  @ApiResponse({
    status: 409,
    description: 'It has changed since; carries the creation as it is now.',
    type: CreationConflictResponse,
  })
  markTask(
    @UserId() userId: string,
    @Param('id', new IdPipe('creation')) id: number,
    @SeenVersion() seenVersion: number | null,
    @Body() change: TaskChange,
  ): Promise<CreationResponse> {
    return this.creations.markTask(userId, id, change, seenVersion);
  }

  @Delete('creations/:id')
  @ApiRoute({ summary: 'Deletes a creation', of: 'creation', answer: DoneResponse })
  delete(@UserId() userId: string, @Param('id', new IdPipe('creation')) id: number): Promise<DoneResponse> {
    return this.creations.delete(userId, id);
  }
}
