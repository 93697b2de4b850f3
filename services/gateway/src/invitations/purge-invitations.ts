import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { UnitOfWork, deleteEndedInvitations } from '@stitchbook/database';
import { Maintenance } from '../maintenance/maintenance.service.ts';

const HOUR_MS = 3_600_000;

/**
 * Deletes invitations that were used or have expired: at start and every hour. Nobody is shown them, their links are answered
 * as those that never were, and the addresses in them are no longer anybody's business. Here and not at the bundled provider,
 * which may not run.
 */
@Injectable()
export class PurgeInvitations implements OnApplicationBootstrap {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly maintenance: Maintenance,
  ) {}

  onApplicationBootstrap(): void {
    void this.hourly();
  }

  @Interval(HOUR_MS)
  hourly(): Promise<void> {
    return this.maintenance.run('removing invitations that ended', () => this.unitOfWork.run(deleteEndedInvitations));
  }
}
