import { Body, Controller, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { NoteId } from '../http/route-parameters.ts';
import { repeatInfoOf } from '../idempotency/idempotency.ts';
import { ApiRespondAsync, JobAnswer } from '../jobs/job-answer.ts';
import { ApiIdempotencyKey, ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn } from '../openapi/common-responses.ts';
import { ModelCalls } from '../quotas/quota.service.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { GenerateRequest } from './creation.requests.ts';
import { CreationResponse } from './creation.responses.ts';
import { GenerateCreation } from './generate-creation.ts';
import { StitchNotes } from './stitch-notes.ts';
import { StitchRequest } from './stitch.requests.ts';

/** What makes creations, of one note or of several. */
@Controller('api')
@ApiTags('Creations')
@ApiSignedIn()
@UseGuards(SignedIn)
export class MakeCreationController {
  constructor(
    private readonly generation: GenerateCreation,
    private readonly stitching: StitchNotes,
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
}
