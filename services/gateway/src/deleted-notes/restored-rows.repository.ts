import type { EntityManager } from 'typeorm';

export const RECORDING_OF_NOTE = '(select recording_id from notes where id = $1)';
export const JOBS_OF_NOTE = `select id from jobs where note_id = $1 union select id from jobs where recording_id = ${RECORDING_OF_NOTE}`;

/** The kept rows of a table, as rows of that table. */
const rowsOf = (table: string) => `
  select was.* from deleted_note_rows kept, lateral json_populate_record(null::${table}, kept.contents) was
  where kept.note_id = $1 and kept.table_name = '${table}'`;

const NOT_FROM_WHO_IS_BLOCKED = `where not exists (
  select from blocked_people blocked join notes on notes.owner_id = blocked.blocked_id
  where notes.id = was.note_id and blocked.user_id = was.user_id)`;

/** Its owner's account may have been deleted since. */
const OF_CREATION_THAT_IS_THERE = 'where exists (select from creations where id = was.creation_id)';
const NOT_FROM_BLOCKED_OWNER = `not exists (
  select from blocked_people blocked join creations on creations.owner_id = blocked.blocked_id
  where creations.id = was.creation_id and blocked.user_id = was.user_id)`;

/** Puts all rows of a deleted note back, as they were; but no worker has claimed its jobs. */
export async function restoreRows(manager: EntityManager, noteId: number): Promise<void> {
  const insert = (table: string, rest?: string) => insertKept(manager, noteId, table, rest);
  await insert('recordings');
  await insert('notes');
  await restoreThemes(manager, noteId);
  await insert('removed_tags');
  // Whoever has imported the same note again has it twice: then this one is no import any more.
  await insert('imported_notes', 'on conflict do nothing');
  await insert('shares', NOT_FROM_WHO_IS_BLOCKED);
  await insert('note_pins', NOT_FROM_WHO_IS_BLOCKED);
  await insert('note_visits', NOT_FROM_WHO_IS_BLOCKED);
  await insert('comments');
  await insert('jobs');
  await insert('creations');
  await insert('creation_versions', OF_CREATION_THAT_IS_THERE);
  await insert('creation_shares', `${OF_CREATION_THAT_IS_THERE} and ${NOT_FROM_BLOCKED_OWNER}`);
  await insert('tasks');
  // Whoever has begun another one under the same key has that one.
  await insert('uploads', 'on conflict do nothing');
  await insert('captions', 'where exists (select from uploads where id = was.upload_id)');
  await manager.query(
    `update jobs set claim_token = null, lease_until = null, enqueued_at = null
     where id in (${JOBS_OF_NOTE}) and state in ('queued', 'running')`,
    [noteId],
  );
  await manager.query(
    `update idempotency_keys known set note_id = was.note_id, job_id = was.job_id, comment_id = was.comment_id
     from (${rowsOf('idempotency_keys')}) was
     where (known.owner_id, known.route, known.key, known.created_at) = (was.owner_id, was.route, was.key, was.created_at)`,
    [noteId],
  );
}

/** Names the columns that were kept and are still there: a migration may have added some, or dropped some, in between. */
async function insertKept(manager: EntityManager, noteId: number, table: string, rest = ''): Promise<void> {
  const [known] = await manager.query<{ columns: string | null }[]>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname in (select json_object_keys(one.contents) from (
         select contents from deleted_note_rows where note_id = $1 and table_name = '${table}' limit 1) one)`,
    [noteId],
  );
  if (!known?.columns) return;
  await manager.query(
    `insert into ${table} (${known.columns}) overriding system value
     select ${known.columns} from (${rowsOf(table)}) was ${rest}`,
    [noteId],
  );
}

/**
 * Gives the note its themes again. Those that went with it come back with their colours; one that has been renamed on other
 * notes is renamed on this one too, and one that was made anew under the same name is the one.
 */
async function restoreThemes(manager: EntityManager, noteId: number): Promise<void> {
  await manager.query(
    `select 1 from themes where id in (select id from (${rowsOf('themes')}) was) order by name for update`,
    [noteId],
  );
  await manager.query(
    `insert into themes (id, owner_id, name, color) overriding system value
     select was.id, was.owner_id, was.name, was.color from (${rowsOf('themes')}) was
     where not exists (select from themes where id = was.id) order by was.name
     on conflict (owner_id, name) do update set name = excluded.name`,
    [noteId],
  );
  await manager.query(
    `insert into note_themes (note_id, theme_id, position)
     select was.note_id, coalesce(same.id, named.id), was.position
     from (${rowsOf('note_themes')}) was
     join (${rowsOf('themes')}) theme on theme.id = was.theme_id
     left join themes same on same.id = theme.id
     left join themes named on named.owner_id = theme.owner_id and named.name = theme.name
     where coalesce(same.id, named.id) is not null
     on conflict do nothing`,
    [noteId],
  );
}
