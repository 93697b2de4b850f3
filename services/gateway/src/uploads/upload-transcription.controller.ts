import { Controller, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { requestIdOf } from '../http/observe-requests.ts';
import { ApiRespondAsync, JobAnswer } from '../jobs/job-answer.ts';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn } from '../openapi/common-responses.ts';
import { ModelCalls } from '../quotas/quota.service.ts';
import { TranscriptionResponse } from '../recordings/transcription.responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { TranscribeUpload } from './transcribe-upload.ts';

@Controller('api/uploads/:id/transcribe')
@ApiTags('Recordings')
@ApiSignedIn()
@UseGuards(SignedIn)
export class UploadTranscriptionController {
  constructor(
    private readonly transcriptions: TranscribeUpload,
    private readonly answer: JobAnswer,
  ) {}

  /** As `POST /api/transcribe` answers. */
  @Post()
  @UseGuards(ModelCalls)
  @ApiRoute({
    summary: 'Transcribes a recording of which all has arrived',
    description: 'Asked again, it answers with the same job.',
    of: 'upload',
    answer: TranscriptionResponse,
    errors: ['conflict'],
  })
  @ApiRespondAsync()
  async start(
    @UserId() userId: string,
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const job = await this.transcriptions.start(userId, id, requestIdOf(request));
    await this.answer.send(job, request, response);
  }
}
