import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MaintenanceModule } from '../maintenance/maintenance.module.ts';
import { NoteAccessModule } from '../note-access/note-access.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { PurgeJobs } from './purge-jobs.ts';
import { JobAnswer } from './job-answer.ts';
import { JobResults } from './job-results.ts';
import { JobController } from './job.controller.ts';
import { JobRepository } from './job.repository.ts';
import { JobService } from './job.service.ts';

@Module({
  imports: [DiscoveryModule, MaintenanceModule, NoteAccessModule, QuotasModule],
  controllers: [JobController],
  providers: [JobRepository, JobResults, JobService, JobAnswer, PurgeJobs],
  exports: [JobAnswer, JobRepository],
})
export class JobsModule {}
