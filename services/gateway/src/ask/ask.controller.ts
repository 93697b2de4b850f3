import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { requestIdOf } from '../http/observe-requests.ts';
import { ApiRespondAsync, JobAnswer } from '../jobs/job-answer.ts';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn } from '../openapi/common-responses.ts';
import { ModelCalls } from '../quotas/quota.service.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { AskRequest } from './ask.requests.ts';
import { AnswerResponse, WrittenAnswerResponse } from './ask.responses.ts';
import { AskService } from './ask.service.ts';
import { WriteAnswer } from './write-answer.ts';

@Controller('api/ask')
@ApiTags('Ask')
@ApiSignedIn()
@UseGuards(SignedIn)
export class AskController {
  constructor(
    private readonly ask: AskService,
    private readonly writing: WriteAnswer,
    private readonly jobAnswer: JobAnswer,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiRoute({
    summary: 'Answers a question with sentences of the notes that the reader may see',
    answer: AnswerResponse,
    errors: ['invalid', 'unavailable'],
  })
  answer(@UserId() userId: string, @Body() request: AskRequest): Promise<AnswerResponse> {
    return this.ask.answer(userId, request);
  }

  /**
   * Answers 200 `WrittenAnswer` when it is written, or with `Prefer: respond-async` 202 `Job` at once; its `firstWords` are the
   * sentences that are there already.
   */
  @Post('written')
  @HttpCode(200)
  @UseGuards(ModelCalls)
  @ApiRoute({
    summary: 'Has a language model answer a question from the notes, each sentence with the words that it rests on',
    answer: WrittenAnswerResponse,
    errors: ['invalid'],
  })
  @ApiRespondAsync()
  async write(
    @UserId() userId: string,
    @Body() asked: AskRequest,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.jobAnswer.send(await this.writing.begin(userId, asked, requestIdOf(request)), request, response);
  }
}
