import { Controller, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import type { Job } from '@stitchbook/contracts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { JobService } from './job.service.ts';

@Controller('api/jobs/:id')
@UseGuards(SignedIn)
export class JobController {
  constructor(private readonly jobs: JobService) {}

  @Get()
  show(@UserId() userId: string, @Param('id') id: string): Promise<Job> {
    return this.jobs.show(userId, id);
  }

  @Post('retry')
  @HttpCode(200)
  retry(@UserId() userId: string, @Param('id') id: string): Promise<Job> {
    return this.jobs.retry(userId, id);
  }

  @Post('cancel')
  @HttpCode(200)
  cancel(@UserId() userId: string, @Param('id') id: string): Promise<Job> {
    return this.jobs.cancel(userId, id);
  }
}
