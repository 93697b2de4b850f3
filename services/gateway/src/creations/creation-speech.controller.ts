import { Controller, Get, HttpCode, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import type { Request, Response } from 'express';
import { IdPipe } from '../http/route-parameters.ts';
import { repeatInfoOf } from '../idempotency/idempotency.ts';
import { ApiRespondAsync, JobAnswer } from '../jobs/job-answer.ts';
import { ApiAudioResponse } from '../openapi/api-bodies.ts';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { CreationSpeechResponse, presentSpeech } from './creation-speech.responses.ts';
import { PlaySpeech } from './play-speech.ts';
import { SpeakCreation } from './speak-creation.ts';

const CreationId = new IdPipe('creation');

/** `GET /api/creations/{id}/speech` */
class PlaySpeechQuery {
  @ApiProperty({ type: 'string', required: false, description: 'Whatever it says, the audio is a file to be kept.' })
  @IsOptional()
  @IsString({ message: 'download is not valid.' })
  download?: string;

  @ApiProperty({
    type: 'string',
    required: false,
    description: 'Only sets one reading apart from the next, for caches.',
  })
  @IsOptional()
  @IsString({ message: 'v is not valid.' })
  v?: string;
}

@Controller('api/creations/:id/speech')
@ApiTags('Creations')
@ApiSignedIn()
@UseGuards(SignedIn)
export class CreationSpeechController {
  constructor(
    private readonly speaking: SpeakCreation,
    private readonly playSpeech: PlaySpeech,
    private readonly answer: JobAnswer,
  ) {}

  /** Once for the words that it has: answers 200 `CreationSpeech` when it was read before or is done, or with `Prefer: respond-async` 202 `Job` at once. */
  @Post()
  @HttpCode(200)
  @ApiRoute({
    summary: 'Reads a creation aloud',
    of: 'creation',
    answer: CreationSpeechResponse,
    errors: ['invalid', 'rate-limited'],
  })
  @ApiRespondAsync()
  async speak(
    @UserId() userId: string,
    @Param('id', CreationId) id: number,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const begun = await this.speaking.begin(userId, id, repeatInfoOf(request).requestId);
    if ('kind' in begun) await this.answer.send(begun, request, response);
    else response.json(presentSpeech(begun));
  }

  /** Answers Range requests. */
  @Get()
  @ApiAudioResponse('Plays a creation that was read aloud', 'creation')
  play(
    @UserId() userId: string,
    @Param('id', CreationId) id: number,
    @Query() { download }: PlaySpeechQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.playSpeech.send(userId, id, download === undefined ? 'inline' : 'attachment', request, response);
  }
}
