import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { UnitOfWork } from '@stitchbook/database';
import { Maintenance } from '../maintenance/maintenance.service.ts';
import { UploadService } from '../recordings/upload.service.ts';
import { DeletedNoteRepository } from './deleted-note.repository.ts';

const MINUTE_MS = 60_000;
const BATCH = 100;

/** Removes what is left of deleted notes once nobody can bring them back, with their audio: at start and every minute. */
@Injectable()
export class PurgeDeletedNotes implements OnApplicationBootstrap {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly deletedNotes: DeletedNoteRepository,
    private readonly uploads: UploadService,
    private readonly maintenance: Maintenance,
  ) {}

  onApplicationBootstrap(): void {
    void this.everyMinute();
  }

  @Interval(MINUTE_MS)
  everyMinute(): Promise<void> {
    return this.maintenance.run('removing deleted notes', () => this.run());
  }

  /** Returns how many it removed. */
  async run(): Promise<number> {
    let count = 0;
    for (;;) {
      let purged = 0;
      for (const id of await this.deletedNotes.findExpired(BATCH)) if (await this.purge(id)) purged += 1;
      count += purged;
      if (purged < BATCH) return count;
    }
  }

  private async purge(noteId: number): Promise<boolean> {
    const purged = await this.unitOfWork.run(async (transaction) => {
      const note = await this.deletedNotes.deleteExpired(transaction, noteId);
      if (note?.audio) await this.uploads.release(transaction, note.audio.key);
      return note;
    });
    if (purged?.audio) await this.uploads.discard(purged.audio);
    return purged !== null;
  }
}
