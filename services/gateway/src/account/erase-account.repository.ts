import { Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork, type User, deleteAccount, deleteInvitationsOf } from '@stitchbook/database';
import { DataSource } from 'typeorm';
import { deleteJobsWithWordsOf } from '../jobs/job.repository.ts';

/** A worker that was just then ending a job of theirs may deadlock with it. */
const MAX_ATTEMPTS = 5;

@Injectable()
export class EraseAccountRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Removes every row of a person in one transaction, and their account at the bundled provider where they have it there.
   * Returns the keys of their audio, which are recorded as orphaned by then.
   */
  erase(
    { id, subject, email }: Pick<User, 'id' | 'subject' | 'email'>,
    isAtBundledProvider: boolean,
  ): Promise<string[]> {
    const eraseAll = async (manager: Transaction) => {
      // A hundred thousand notes go with all that hangs on them, at once or not at all.
      await manager.query('set local statement_timeout = 0');
      // What is worked on before the jobs on it, as everybody takes them who changes it.
      await manager.query('select 1 from notes where owner_id = $1 order by id for update', [id]);
      await manager.query('select 1 from recordings where owner_id = $1 order by id for update', [id]);
      await manager.query('select 1 from uploads where owner_id = $1 order by id for update', [id]);
      await manager.query('select 1 from creations where owner_id = $1 order by id for update', [id]);
      const endJobs = () =>
        manager.query(
          `delete from jobs where owner_id = $1
             or note_id in (select id from notes where owner_id = $1)
             or recording_id in (select id from recordings where owner_id = $1)`,
          [id],
        );
      await endJobs();
      await deleteJobsWithWordsOf(manager, 'note.owner_id = $1', id);
      // Nobody adds anything to this person any more.
      await manager.query('select 1 from users where id = $1 for update', [id]);
      await endJobs();
      const audio = await manager.query<{ key: string }[]>(
        `insert into orphaned_audio (audio_key, remove_after)
         select audio_key, now() from recordings where owner_id = $1 union all
         select deleted.contents ->> 'audio_key', now() from deleted_note_rows deleted
         where deleted.person_id = $1 and deleted.table_name = 'recordings'
         on conflict (audio_key) do update set remove_after = now() returning audio_key as key`,
        [id],
      );
      // A trigger orphans these, and what was read aloud, when they go with the person.
      const pieces = await manager.query<{ key: string }[]>(
        `select audio_key as key from upload_pieces join uploads on uploads.id = upload_id
         where owner_id = $1 and audio_key is not null`,
        [id],
      );
      const stitched = `source_note_ids is not null and exists (
        select from unnest(source_note_ids) as source (id) join notes n on n.id = source.id where n.owner_id = $1)`;
      const speech = await manager.query<{ key: string }[]>(
        `select audio_key as key from creation_speech join creations c on c.id = creation_id
         where c.owner_id = $1 or c.note_id in (select id from notes where owner_id = $1) or ${stitched}`,
        [id],
      );
      await manager.query(`delete from creations where owner_id <> $1 and ${stitched}`, [id]);
      await manager.query('delete from notes where owner_id = $1', [id]);
      await manager.query('delete from recordings where owner_id = $1', [id]);
      await manager.query(`delete from http_sessions where sess #>> '{passport,user}' = $1`, [id]);
      // Whose note was deleted is not told any more who had corrected its words.
      await manager.query(
        `update deleted_note_rows set contents = (contents::jsonb - 'transcript_edited_by')::json
         where table_name = 'notes' and contents ->> 'transcript_edited_by' = $1::text`,
        [id],
      );
      await manager.query(
        `update deleted_note_rows set contents = (contents::jsonb - 'edited_by')::json
         where table_name in ('creations', 'creation_versions') and contents ->> 'edited_by' = $1::text`,
        [id],
      );
      // What is left hangs on the person: themes, shares given to them, comments, creations with their versions, uploads, notes just deleted.
      await manager.query('delete from users where id = $1', [id]);
      if (email !== null) await deleteInvitationsOf(manager, email);
      if (isAtBundledProvider) await deleteAccount(manager, subject);
      return [...audio, ...pieces, ...speech].map(({ key }) => key);
    };
    return new UnitOfWork(this.dataSource).run(eraseAll, { maxAttempts: MAX_ATTEMPTS });
  }
}
