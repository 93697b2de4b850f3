import { Controller, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import type { Job } from '@stitchbook/contracts';
import { ModelCalls } from '../quotas/model-calls.guard.ts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { JobService } from './job.service.ts';
import { ApiRoom } from '../openapi/api-room.ts';
import { Operation } from '../openapi/operation.ts';
import { JobSchema } from '../openapi/schemas/job.schema.ts';

@Controller('api/jobs/:id')
@ApiRoom('Jobs')
@UseGuards(SignedIn)
export class JobController {
  constructor(private readonly jobs: JobService) {}

  @Get()
  @Operation({ summary: 'Shows how far a job is, and what came of it', of: 'job', answer: JobSchema })
  show(@UserId() userId: string, @Param('id') id: string): Promise<Job> {
    return this.jobs.show(userId, id);
  }

  @Post('retry')
  @UseGuards(ModelCalls)
  @Operation({
    summary: 'Gives a failed or cancelled job a fresh set of tries',
    of: 'job',
    answer: JobSchema,
    errors: ['conflict', 'too-many'],
  })
  @HttpCode(200)
  retry(@UserId() userId: string, @Param('id') id: string): Promise<Job> {
    return this.jobs.retry(userId, id);
  }

  @Post('cancel')
  @Operation({ summary: 'Stops a job that has not ended', of: 'job', answer: JobSchema, errors: ['conflict'] })
  @HttpCode(200)
  cancel(@UserId() userId: string, @Param('id') id: string): Promise<Job> {
    return this.jobs.cancel(userId, id);
  }
}
