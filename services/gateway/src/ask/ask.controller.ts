import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { AskRequest } from './ask.requests.ts';
import { AnswerResponse } from './ask.responses.ts';
import { AskService } from './ask.service.ts';

@Controller('api/ask')
@ApiTags('Ask')
@ApiSignedIn()
@UseGuards(SignedIn)
export class AskController {
  constructor(private readonly ask: AskService) {}

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
}
