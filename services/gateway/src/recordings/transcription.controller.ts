import { Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { JobAnswer } from '../jobs/job-answer.ts';
import { ModelCalls } from '../quotas/model-calls.guard.ts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { TranscribeRecording } from './transcribe-recording.ts';
import { AnswersWithJob } from '../openapi/answers-with-job.ts';
import { ApiRoom } from '../openapi/api-room.ts';
import { Multipart } from '../openapi/multipart.ts';
import { Operation } from '../openapi/operation.ts';
import { TranscriptionSchema } from '../openapi/schemas/transcription.schema.ts';
import { TakesIdempotencyKey } from '../openapi/takes-idempotency-key.ts';
import { TranscriptionForm } from './transcription.form.ts';

@Controller('api/transcribe')
@ApiRoom('Recordings')
@UseGuards(SignedIn)
export class TranscriptionController {
  constructor(
    private readonly transcribe: TranscribeRecording,
    private readonly answer: JobAnswer,
  ) {}

  /** Multipart field `audio`. Answers 200 `Transcription` when it is done, or with `Prefer: respond-async` 202 `Job` at once. */
  @Post()
  @UseGuards(ModelCalls)
  @Operation({ summary: 'Hears a recording', answer: TranscriptionSchema })
  @AnswersWithJob()
  @TakesIdempotencyKey()
  @Multipart(TranscriptionForm)
  async start(@UserId() userId: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.answer.send(await this.transcribe.start(userId, request), request, response);
  }
}
