import { Injectable } from '@nestjs/common';
import { Job } from '@stitchbook/database';
import { DataSource, type EntityManager } from 'typeorm';
import { STITCHED_BY_OTHERS } from '../notes/note.repository.ts';
import { JOBS_OF_NOTE, RECORDING_OF_NOTE, restoreRows } from './restored-rows.repository.ts';

/** For how long a deleted note can be brought back. */
const RESTORABLE = `deleted_at > now() - interval '2 minutes'`;

const OF_NOTE = `note_id = $1 or ${STITCHED_BY_OTHERS}`;
const CREATIONS = `select id from creations where ${OF_NOTE}`;
const UPLOADS = `recording_id = ${RECORDING_OF_NOTE}`;

interface KeptTable {
  table: string;
  /** With whose account a row goes: its column, or a subquery. */
  person: string | null;
  /** Which rows are of the note in $1. */
  which: string;
}

/** All that a note takes along and gets back. Themes and keys are copied, since they may stay; all else goes when the note does. */
export const KEPT: readonly KeptTable[] = [
  { table: 'recordings', person: 'owner_id', which: `id = ${RECORDING_OF_NOTE}` },
  { table: 'notes', person: 'owner_id', which: 'id = $1' },
  {
    table: 'themes',
    person: 'owner_id',
    // Locked in the order in which whoever gives them to a note does.
    which: 'id in (select theme_id from note_themes where note_id = $1) order by name',
  },
  { table: 'note_themes', person: null, which: 'note_id = $1' },
  { table: 'removed_tags', person: null, which: 'note_id = $1' },
  { table: 'imported_notes', person: 'owner_id', which: 'note_id = $1' },
  { table: 'shares', person: 'user_id', which: 'note_id = $1' },
  { table: 'note_pins', person: 'user_id', which: 'note_id = $1' },
  { table: 'note_visits', person: 'user_id', which: 'note_id = $1' },
  { table: 'comments', person: 'user_id', which: 'note_id = $1' },
  { table: 'jobs', person: 'owner_id', which: `id in (${JOBS_OF_NOTE})` },
  { table: 'creations', person: 'owner_id', which: OF_NOTE },
  {
    table: 'creation_versions',
    person: '(select owner_id from creations where id = kept.creation_id)',
    which: `creation_id in (${CREATIONS})`,
  },
  { table: 'creation_shares', person: 'user_id', which: `creation_id in (${CREATIONS})` },
  { table: 'note_vectors', person: null, which: 'note_id = $1' },
  { table: 'note_passages', person: null, which: 'note_id = $1' },
  { table: 'tasks', person: 'owner_id', which: 'note_id = $1' },
  {
    table: 'idempotency_keys',
    person: 'owner_id',
    which: `(owner_id, route, key) in (
      select owner_id, route, key from idempotency_keys where note_id = $1
      union select owner_id, route, key from idempotency_keys where job_id in (${JOBS_OF_NOTE})
      union select owner_id, route, key from idempotency_keys where comment_id in (select id from comments where note_id = $1))`,
  },
  { table: 'uploads', person: 'owner_id', which: UPLOADS },
  { table: 'captions', person: null, which: `upload_id in (select id from uploads where ${UPLOADS})` },
];

/** Everybody who has something on the note in $1. */
const PEOPLE = `
  select owner_id as id from notes where id = $1
  union select user_id from shares where note_id = $1
  union select user_id from comments where note_id = $1
  union select owner_id from creations where ${OF_NOTE}
  union select user_id from creation_shares where creation_id in (${CREATIONS})
  union select owner_id from jobs where id in (${JOBS_OF_NOTE})`;

interface DeletedNote {
  ownerId: string;
  /** Null without a recording. */
  audio: { key: string; bytes: number } | null;
}

/**
 * Keeps the rows of deleted notes where no other query looks for them. Rows of every table are kept whole, also in columns
 * that this version does not know.
 */
@Injectable()
export class DeletedNoteRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Keeps what is about to be deleted with a note that is locked. Everything is locked as it is kept, so that nothing is
   * written to what is not there any more. Whose account is being deleted is waited for first, and keeps nothing here.
   */
  async keep(manager: EntityManager, noteId: number): Promise<void> {
    await manager.query(`select 1 from recordings where id = ${RECORDING_OF_NOTE} for update`, [noteId]);
    await manager.query(`select 1 from jobs where id in (${JOBS_OF_NOTE}) order by id for update`, [noteId]);
    await manager.query(`select 1 from users where id in (${PEOPLE}) order by id for key share`, [noteId]);
    await manager.query('insert into deleted_notes (note_id, owner_id) select id, owner_id from notes where id = $1', [
      noteId,
    ]);
    for (const { table, person, which } of KEPT) {
      await manager.query(
        `insert into deleted_note_rows (note_id, person_id, table_name, contents)
         select $1, ${person ?? 'null'}, '${table}', row_to_json(kept)
         from (select * from ${table} where ${which} for update) kept`,
        [noteId],
      );
    }
  }

  /** Whether this person deleted it a moment ago and can have it back. */
  async isRestorable(manager: EntityManager, ownerId: string, noteId: number): Promise<boolean> {
    const found = await manager.query<object[]>(
      `select 1 from deleted_notes where note_id = $1 and owner_id = $2 and ${RESTORABLE}`,
      [noteId, ownerId],
    );
    return found.length > 0;
  }

  /**
   * A note that its owner can have back, locked until the transaction ends, with everybody to whom something of it belongs:
   * nobody's account is deleted meanwhile, and nobody blocks its owner. Null for everybody else and when the time is over.
   */
  async lockRestorable(manager: EntityManager, ownerId: string, noteId: number): Promise<DeletedNote | null> {
    if (!(await this.isRestorable(manager, ownerId, noteId))) return null;
    await manager.query(
      `select 1 from users where id in (
         select person_id from deleted_note_rows where note_id = $1
         union select (contents ->> 'transcript_edited_by')::uuid from deleted_note_rows
               where note_id = $1 and table_name = 'notes'
         union select (contents ->> 'edited_by')::uuid from deleted_note_rows
               where note_id = $1 and table_name in ('creations', 'creation_versions'))
       order by id for key share`,
      [noteId],
    );
    const locked = await manager.query<object[]>(
      `select 1 from deleted_notes where note_id = $1 and owner_id = $2 and ${RESTORABLE} for update`,
      [noteId, ownerId],
    );
    if (locked.length === 0) return null;
    return { ownerId, audio: await this.findAudio(manager, noteId) };
  }

  /** Puts everything back, and forgets that it was deleted. */
  async restore(manager: EntityManager, noteId: number): Promise<void> {
    await restoreRows(manager, noteId);
    await manager.query('delete from deleted_notes where note_id = $1', [noteId]);
  }

  /** Work on a restored note that had not ended. Enrichment that waits for a quota goes on waiting and is left out. */
  findUnfinishedJobs(manager: EntityManager, noteId: number): Promise<Job[]> {
    return manager
      .createQueryBuilder(Job, 'job')
      .where(`job.id in (${JOBS_OF_NOTE.replaceAll('$1', ':noteId')})`, { noteId })
      .andWhere(`job.state in ('queued', 'running') and job.available_at < now() + interval '1 year'`)
      .orderBy('job.createdAt')
      .getMany();
  }

  /** The longest deleted come first. */
  async findExpired(limit: number): Promise<number[]> {
    const due = await this.dataSource.query<{ id: number }[]>(
      `select note_id::float8 as id from deleted_notes where not ${RESTORABLE} order by deleted_at limit $1`,
      [limit],
    );
    return due.map(({ id }) => id);
  }

  /** Null when it is just being brought back, or another gateway was quicker. */
  async deleteExpired(manager: EntityManager, noteId: number): Promise<Pick<DeletedNote, 'audio'> | null> {
    const locked = await manager.query<object[]>(
      `select 1 from deleted_notes where note_id = $1 and not ${RESTORABLE} for update skip locked`,
      [noteId],
    );
    if (locked.length === 0) return null;
    const audio = await this.findAudio(manager, noteId);
    await manager.query('delete from deleted_notes where note_id = $1', [noteId]);
    return { audio };
  }

  private async findAudio(manager: EntityManager, noteId: number): Promise<DeletedNote['audio']> {
    const [audio] = await manager.query<NonNullable<DeletedNote['audio']>[]>(
      `select contents ->> 'audio_key' as key, (contents ->> 'bytes')::float8 as bytes
       from deleted_note_rows where note_id = $1 and table_name = 'recordings'`,
      [noteId],
    );
    return audio ?? null;
  }
}
