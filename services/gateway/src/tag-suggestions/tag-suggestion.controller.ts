import { Body, Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { requestIdOf } from '../http/log-requests.ts';
import { JobAnswer } from '../jobs/job-answer.ts';
import { ModelCalls } from '../quotas/model-calls.guard.ts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { SuggestTags } from './suggest-tags.ts';
import { TagSuggestionRequestBody } from './tag-suggestion.requests.ts';
import { AnswersWithJob } from '../openapi/answers-with-job.ts';
import { ApiRoom } from '../openapi/api-room.ts';
import { Operation } from '../openapi/operation.ts';
import { TagSuggestionsSchema } from '../openapi/schemas/theme.schema.ts';

@Controller('api/notes/tag-suggestions')
@ApiRoom('Notes')
@UseGuards(SignedIn)
export class TagSuggestionController {
  constructor(
    private readonly suggestTags: SuggestTags,
    private readonly answer: JobAnswer,
  ) {}

  /** Answers 200 `{suggestions}`, or with `Prefer: respond-async` 202 `Job` at once. */
  @Post()
  @UseGuards(ModelCalls)
  @Operation({ summary: 'Suggests tags for a transcript', answer: TagSuggestionsSchema })
  @AnswersWithJob()
  async suggest(
    @UserId() userId: string,
    @Body() body: TagSuggestionRequestBody,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.answer.send(await this.suggestTags.start(userId, body, requestIdOf(request)), request, response);
  }
}
