import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Maintenance } from '../maintenance/maintenance.service.ts';
import { JobRepository } from './job.repository.ts';

const MINUTE_MS = 60_000;

/** Purges finished jobs some time after they ended; here and not in the workers, which may all be down. */
@Injectable()
export class PurgeJobs {
  constructor(
    private readonly jobs: JobRepository,
    private readonly maintenance: Maintenance,
  ) {}

  @Interval(MINUTE_MS)
  purge(): Promise<void> {
    return this.maintenance.run('purging finished jobs', () => this.jobs.purge());
  }
}
