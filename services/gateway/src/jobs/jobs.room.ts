import { JobProducer } from '@stitchbook/jobs';
import { DataSource } from 'typeorm';
import { CreationRepository } from '../creations/creation.repository.ts';
import { provide } from '../provide.ts';
import { RecordingRepository } from '../recordings/recording.repository.ts';
import type { Room } from '../room.ts';
import { JobAnswer } from './job-answer.ts';
import { JobController } from './job.controller.ts';
import { JobRepository } from './job.repository.ts';
import { JobService } from './job.service.ts';
import { ResultFinder } from './result-finder.ts';

export const jobsRoom: Room = {
  controllers: [JobController],
  providers: [
    provide(JobRepository, DataSource),
    provide(ResultFinder, RecordingRepository, CreationRepository),
    provide(JobService, DataSource, JobRepository, ResultFinder, JobProducer),
    provide(JobAnswer, JobService),
  ],
};
