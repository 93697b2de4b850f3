import { Controller, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ModelCalls } from '../quotas/quota.service.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { JobService } from './job.service.ts';
import { JobResponse } from './job.responses.ts';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn } from '../openapi/common-responses.ts';

@Controller('api/jobs/:id')
@ApiTags('Jobs')
@ApiSignedIn()
@UseGuards(SignedIn)
export class JobController {
  constructor(private readonly jobs: JobService) {}

  @Get()
  @ApiRoute({
    summary: 'Shows how far a job is, and what came of it',
    of: 'job',
    answer: JobResponse,
    errors: ['forbidden'],
  })
  show(@UserId() userId: string, @Param('id') id: string): Promise<JobResponse> {
    return this.jobs.show(userId, id);
  }

  @Post('retry')
  @UseGuards(ModelCalls)
  @ApiRoute({
    summary: 'Gives a failed or cancelled job a fresh set of attempts',
    of: 'job',
    answer: JobResponse,
    errors: ['conflict', 'forbidden', 'rate-limited'],
  })
  @HttpCode(200)
  retry(@UserId() userId: string, @Param('id') id: string): Promise<JobResponse> {
    return this.jobs.retry(userId, id);
  }

  @Post('cancel')
  @ApiRoute({
    summary: 'Stops a job that has not ended',
    of: 'job',
    answer: JobResponse,
    errors: ['conflict', 'forbidden'],
  })
  @HttpCode(200)
  cancel(@UserId() userId: string, @Param('id') id: string): Promise<JobResponse> {
    return this.jobs.cancel(userId, id);
  }
}
