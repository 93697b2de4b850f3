import { type User, deleteAccount } from '@stitchbook/database';
import { type DataSource, QueryFailedError } from 'typeorm';

const DEADLOCK = '40P01';
const MOST_TRIES = 5;

export class EraseAccountRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Removes every row of a person in one transaction, and their account at the bundled provider where they have it there.
   * Returns the keys of their audio, which are noted as unclaimed by then.
   */
  async erase({ id, subject }: Pick<User, 'id' | 'subject'>, isAtBundledProvider: boolean): Promise<string[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.eraseOnce(id, isAtBundledProvider ? subject : null);
      } catch (error) {
        // A worker that was just then ending a job of theirs may have been in the way.
        if (attempt === MOST_TRIES || !isDeadlock(error)) throw error;
      }
    }
  }

  private eraseOnce(id: string, bundledAccountId: string | null): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      // Jobs before what they work on, as workers lock them; then nobody adds anything to this person any more.
      const endJobs = () =>
        manager.query(
          `delete from jobs where owner_id = $1
             or note_id in (select id from notes where owner_id = $1)
             or recording_id in (select id from recordings where owner_id = $1)`,
          [id],
        );
      await endJobs();
      await manager.query('select 1 from users where id = $1 for update', [id]);
      await endJobs();
      const audio = await manager.query<{ key: string }[]>(
        `insert into unclaimed_audio (audio_key, remove_after) select audio_key, now() from recordings where owner_id = $1
         on conflict (audio_key) do update set remove_after = now() returning audio_key as key`,
        [id],
      );
      await manager.query('delete from notes where owner_id = $1', [id]);
      await manager.query('delete from recordings where owner_id = $1', [id]);
      await manager.query(`delete from http_sessions where sess #>> '{passport,user}' = $1`, [id]);
      // What is left hangs on the person: themes, shares given to them, comments, creations.
      await manager.query('delete from users where id = $1', [id]);
      if (bundledAccountId !== null) await deleteAccount(manager, bundledAccountId);
      return audio.map(({ key }) => key);
    });
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as Error & { code?: string }).code === DEADLOCK;
}
