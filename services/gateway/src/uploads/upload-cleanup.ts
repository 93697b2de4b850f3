import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Maintenance } from '../maintenance/maintenance.service.ts';
import { AssemblyRepository } from './assembly.repository.ts';
import { ResumableUploadRepository } from './resumable-upload.repository.ts';
import { EXPIRES_AFTER_DAYS } from './upload.responses.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const BATCH = 100;

/** Deletes uploads that nobody has touched for seven days, whether they were finished or not: of those that were, only the facts are left. */
@Injectable()
export class UploadCleanup implements OnApplicationBootstrap {
  constructor(
    private readonly uploads: ResumableUploadRepository,
    private readonly assembly: AssemblyRepository,
    private readonly maintenance: Maintenance,
  ) {}

  onApplicationBootstrap(): void {
    void this.hourly();
  }

  @Interval(MINUTE_MS)
  everyMinute(): Promise<void> {
    return this.maintenance.run('removing pieces of recordings that are complete', () =>
      this.assembly.deleteReplaced(),
    );
  }

  @Interval(HOUR_MS)
  hourly(): Promise<void> {
    return this.maintenance.runExclusively('removing uploads that were not finished', () => this.purge());
  }

  /** Returns how many it deleted. Their audio is orphaned then, and purged with the rest. */
  private async purge(): Promise<number> {
    for (let count = 0; ;) {
      const deleted = await this.uploads.deleteUntouched(EXPIRES_AFTER_DAYS, BATCH);
      count += deleted;
      if (deleted < BATCH) return count;
    }
  }
}
