import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { UnitOfWork } from '@stitchbook/database';
import type { AudioStore } from '@stitchbook/storage';
import { IdempotencyKeyRepository } from '../idempotency/idempotency-key.repository.ts';
import { AUDIO_STORE } from '../infrastructure/infrastructure.module.ts';
import { Maintenance } from '../maintenance/maintenance.service.ts';
import { RecordingRepository } from './recording.repository.ts';
import { UploadService } from './upload.service.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const BATCH = 100;

/** Deletes recordings that were sent to be transcribed and never became a note, with their audio, after thirty days untouched. */
@Injectable()
export class PurgeUnsavedRecordings {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly recordings: RecordingRepository,
    private readonly uploads: UploadService,
  ) {}

  /** Returns how many it deleted. */
  async run(): Promise<number> {
    let count = 0;
    for (;;) {
      const due = await this.recordings.findExpired(BATCH);
      let deleted = 0;
      for (const { id, audioKey } of due) if (await this.purge(id, audioKey)) deleted += 1;
      count += deleted;
      if (deleted < BATCH) return count;
    }
  }

  /** False when somebody has just saved it. */
  private async purge(id: string, audioKey: string): Promise<boolean> {
    const isDeleted = await this.unitOfWork.run(async (transaction) => {
      if (!(await this.recordings.deleteExpired(transaction, id))) return false;
      await this.uploads.release(transaction, audioKey);
      return true;
    });
    if (isDeleted) await this.uploads.discard({ key: audioKey });
    return isDeleted;
  }
}

/** Runs at start, because the gateway before may have been killed, and then every minute or once a day. */
@Injectable()
export class RecordingCleanup implements OnApplicationBootstrap {
  constructor(
    @Inject(AUDIO_STORE) private readonly store: AudioStore,
    private readonly uploads: UploadService,
    private readonly unsaved: PurgeUnsavedRecordings,
    private readonly keys: IdempotencyKeyRepository,
    private readonly maintenance: Maintenance,
  ) {}

  onApplicationBootstrap(): void {
    void this.everyMinute();
    void this.daily();
  }

  @Interval(MINUTE_MS)
  everyMinute(): Promise<void> {
    return this.maintenance.run('removing orphaned audio', () => this.uploads.purgeOrphaned());
  }

  /** No upload takes a day. */
  @Interval(DAY_MS)
  async daily(): Promise<void> {
    const { maintenance } = this;
    await maintenance.runExclusively('removing uploads that were broken off', () =>
      this.store.removeUnfinished(DAY_MS),
    );
    await maintenance.runExclusively('removing recordings that were never saved', () => this.unsaved.run());
    await maintenance.runExclusively('removing old idempotency keys', () => this.keys.purgeOld());
  }
}
