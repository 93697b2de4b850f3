import type pg from 'pg';
import type { Counter, TableDescription } from './manifest.ts';

/**
 * Tables that a backup leaves out: what nobody should get back (sessions, codes and tokens would sign people in again who
 * signed out since), and what is made anew by itself. Every other table is in it, also those of later migrations.
 */
export const EXCLUDED_TABLES = [
  'http_sessions',
  'oidc_payloads',
  'identity_rate_limits',
  'password_resets',
  'invitations',
  'worker_heartbeats',
  // Written anew by every transcription worker that starts.
  'speech_languages',
  'import_leases',
  'address_lookups',
  // Audio that no recording owns is not in the backup either.
  'orphaned_audio',
  // What was deleted is not kept by a backup.
  'deleted_notes',
  'deleted_note_rows',
  'removed_themes',
  'removed_theme_notes',
  // Made again when somebody wants to hear it.
  'creation_speech',
  // Made of the notes by triggers, also of those that are restored.
  'note_search',
  'note_words',
  // Made of them by the enrichment worker.
  'note_vectors',
  'note_passages',
  // What has not become a recording yet is still with who records it, and is sent again; no other table refers to these.
  'uploads',
  'upload_pieces',
  'captions',
  // Named in the manifest; restoring runs them.
  'migrations',
] as const;

/** What some of these were called before migration 0025: a backup may be taken of, and restored into, tables of before. */
const FORMER_NAMES = ['identity_tries', 'worker_pulses', 'unclaimed_audio'];

/** The tables that belong into a backup with their columns, in an order in which foreign keys can be filled. */
export async function listTables(client: pg.ClientBase): Promise<TableDescription[]> {
  const { rows } = await client.query<TableDescription & { refersTo: string[] }>(
    `select c.relname as name,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
             order by a.attnum) as columns,
       array(select distinct f.confrelid::regclass::text from pg_constraint f
             where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     order by c.relname`,
    [[...EXCLUDED_TABLES, ...FORMER_NAMES]],
  );
  return sortByReference(rows).map(({ name, columns }) => ({ name, columns }));
}

function sortByReference<T extends { name: string; refersTo: string[] }>(tables: T[]): T[] {
  const sorted: T[] = [];
  const isSorted = (name: string) => sorted.some((table) => table.name === name);
  while (sorted.length < tables.length) {
    const next = tables.filter(({ name, refersTo }) => !isSorted(name) && refersTo.every(isSorted));
    if (next.length === 0)
      throw new Error('tables refer to each other in a circle: COPY cannot fill them in any order');
    sorted.push(...next);
  }
  return sorted;
}

/** The name of the table of orphaned audio, which depends on the migrations that were executed on this database. */
export async function findOrphanedAudioTable(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select coalesce(to_regclass('orphaned_audio'), to_regclass('unclaimed_audio'))::text as name`,
  );
  return rows[0]?.name ?? '';
}

/** The last values of the identity columns' sequences. They are not part of a snapshot: never less than what it holds. */
export async function readCounters(client: pg.ClientBase, tables: readonly TableDescription[]): Promise<Counter[]> {
  const { rows } = await client.query<Counter>(
    `select c.table_name::text as "table", c.column_name::text as "column", s.last_value::text as last
     from information_schema.columns c
     join pg_sequences s on format('%I.%I', s.schemaname, s.sequencename)
       = pg_get_serial_sequence(format('%I.%I', c.table_schema, c.table_name), c.column_name)
     where c.table_schema = 'public' and c.is_identity = 'YES' and s.last_value is not null
       and c.table_name = any($1)
     order by 1, 2`,
    [tables.map(({ name }) => name)],
  );
  return rows;
}

/** The names of the migrations that were executed on this database, in their order; null when Stitchbook has no tables here. */
export async function readExecutedMigrations(client: pg.ClientBase): Promise<string[] | null> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  );
  if (!found[0]?.there) return null;
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}
