import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Maintenance } from '../maintenance/maintenance.service.ts';
import { RemovedThemeRepository } from './removed-theme.repository.ts';

const HOUR_MS = 3_600_000;
const BATCH = 100;

/** Forgets themes that nobody can have back any more: at start and every hour. */
@Injectable()
export class PurgeRemovedThemes implements OnApplicationBootstrap {
  constructor(
    private readonly removed: RemovedThemeRepository,
    private readonly maintenance: Maintenance,
  ) {}

  onApplicationBootstrap(): void {
    void this.everyHour();
  }

  @Interval(HOUR_MS)
  everyHour(): Promise<void> {
    return this.maintenance.run('removing deleted themes', () => this.run());
  }

  /** Returns how many it removed. */
  async run(): Promise<number> {
    for (let count = 0; ;) {
      const purged = await this.removed.deleteExpired(BATCH);
      count += purged;
      if (purged < BATCH) return count;
    }
  }
}
