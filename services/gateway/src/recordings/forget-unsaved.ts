import type { DataSource } from '@stitchbook/database';
import type { AudioKeeper } from './audio-keeper.ts';
import type { RecordingRepository } from './recording.repository.ts';

const BATCH = 100;

/** Deletes recordings that were sent to be transcribed and never became a note, with their audio, once nobody has touched them for long. */
export class ForgetUnsaved {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recordings: RecordingRepository,
    private readonly audio: AudioKeeper,
  ) {}

  /** Returns how many. */
  async forget(): Promise<number> {
    let count = 0;
    for (;;) {
      const due = await this.recordings.findForgotten(BATCH);
      let deleted = 0;
      for (const { id, audioKey } of due) if (await this.forgetOne(id, audioKey)) deleted += 1;
      count += deleted;
      if (deleted < BATCH) return count;
    }
  }

  /** Whether it was still so: somebody may save it at this very moment. */
  private async forgetOne(id: string, audioKey: string): Promise<boolean> {
    const isDeleted = await this.dataSource.transaction(async (manager) => {
      if (!(await this.recordings.deleteForgotten(manager, id))) return false;
      await this.audio.release(manager, audioKey);
      return true;
    });
    if (isDeleted) await this.audio.discard({ key: audioKey });
    return isDeleted;
  }
}
