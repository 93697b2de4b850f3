import { Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { JobAnswer } from '../jobs/job-answer.ts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { TranscribeRecording } from './transcribe-recording.ts';

@Controller('api/transcribe')
@UseGuards(SignedIn)
export class TranscriptionController {
  constructor(
    private readonly transcribe: TranscribeRecording,
    private readonly answer: JobAnswer,
  ) {}

  /** Multipart field `audio`. Answers 200 `Transcription` when it is done, or with `Prefer: respond-async` 202 `Job` at once. */
  @Post()
  async start(@UserId() userId: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.answer.send(await this.transcribe.start(userId, request), request, response);
  }
}
