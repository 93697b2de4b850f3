import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import type { Job } from '@stitchbook/contracts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { JobService } from './job.service.ts';

@Controller('api/jobs')
@UseGuards(SignedIn)
export class JobController {
  constructor(private readonly jobs: JobService) {}

  @Get(':id')
  show(@UserId() userId: string, @Param('id') id: string): Promise<Job> {
    return this.jobs.show(userId, id);
  }
}
