import { Body, Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { requestIdOf } from '../http/observe-requests.ts';
import { ApiRespondAsync, JobAnswer } from '../jobs/job-answer.ts';
import { ModelCalls } from '../quotas/quota.service.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { SuggestTags } from './suggest-tags.ts';
import { TagSuggestionRequestBody } from './tag-suggestion.requests.ts';
import { ApiRoute } from '../openapi/api-route.ts';
import { TagSuggestionsResponse } from './tag-suggestion.responses.ts';
import { ApiSignedIn } from '../openapi/common-responses.ts';

@Controller('api/notes/tag-suggestions')
@ApiTags('Notes')
@ApiSignedIn()
@UseGuards(SignedIn)
export class TagSuggestionController {
  constructor(
    private readonly suggestTags: SuggestTags,
    private readonly answer: JobAnswer,
  ) {}

  /** Answers 200 `{suggestions}`, or with `Prefer: respond-async` 202 `Job` at once. */
  @Post()
  @UseGuards(ModelCalls)
  @ApiRoute({
    summary: 'Suggests tags for a note or a transcript',
    answer: TagSuggestionsResponse,
    errors: ['forbidden', 'not-found'],
  })
  @ApiRespondAsync()
  async suggest(
    @UserId() userId: string,
    @Body() body: TagSuggestionRequestBody,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.answer.send(await this.suggestTags.start(userId, body, requestIdOf(request)), request, response);
  }
}
