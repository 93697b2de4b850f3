import type { Request, Response } from 'express';
import { Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags, ApiProperty } from '@nestjs/swagger';
import { repeatInfoOf } from '../idempotency/idempotency.ts';
import { ApiRespondAsync, JobAnswer } from '../jobs/job-answer.ts';
import { ApiMultipart } from '../openapi/api-bodies.ts';
import { ApiIdempotencyKey, ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn } from '../openapi/common-responses.ts';
import { ModelCalls } from '../quotas/quota.service.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { TranscriptionResponse } from './transcription.responses.ts';
import { TranscriptionService } from './transcription.service.ts';
import { UploadService } from './upload.service.ts';

/** What `POST /api/transcribe` is sent. */
class TranscriptionForm {
  @ApiProperty({ type: 'string', format: 'binary', description: 'An MP3, WAV or M4A file, judged by its bytes.' })
  audio!: unknown;
}

@Controller('api/transcribe')
@ApiTags('Recordings')
@ApiSignedIn()
@UseGuards(SignedIn)
export class TranscriptionController {
  constructor(
    private readonly uploads: UploadService,
    private readonly transcriptions: TranscriptionService,
    private readonly answer: JobAnswer,
  ) {}

  /** Multipart field `audio`. Answers 200 `Transcription` when it is done, or with `Prefer: respond-async` 202 `Job` at once. */
  @Post()
  @UseGuards(ModelCalls)
  @ApiRoute({ summary: 'Transcribes a recording', answer: TranscriptionResponse })
  @ApiRespondAsync()
  @ApiIdempotencyKey()
  @ApiMultipart(TranscriptionForm)
  async start(@UserId() userId: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const repeat = repeatInfoOf(request);
    const job = await this.uploads.withForm(request, {}, (form) => this.transcriptions.start(userId, form, repeat));
    await this.answer.send(job, request, response);
  }
}
