import type pg from 'pg';
import { LEFT_OUT } from '../left-out.ts';
import type { BackedUpTable, Counter } from '../manifest.ts';

/** The tables that belong into a backup, those that others refer to first. */
export async function describeTables(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable & { refersTo: string[] }>(
    `select c.relname as name,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
             order by a.attnum) as columns,
       array(select distinct f.confrelid::regclass::text from pg_constraint f
             where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     order by c.relname`,
    [LEFT_OUT],
  );
  return referredToFirst(rows).map(({ name, columns }) => ({ name, columns }));
}

function referredToFirst<T extends { name: string; refersTo: string[] }>(tables: T[]): T[] {
  const placed: T[] = [];
  const isPlaced = (name: string) => placed.some((table) => table.name === name);
  while (placed.length < tables.length) {
    const next = tables.filter(({ name, refersTo }) => !isPlaced(name) && refersTo.every(isPlaced));
    if (next.length === 0)
      throw new Error('tables refer to each other in a circle: COPY cannot fill them in any order');
    placed.push(...next);
  }
  return placed;
}

/** How far the identity columns have counted. Not part of a snapshot: never less than what it holds. */
export async function readCounters(client: pg.ClientBase, tables: readonly BackedUpTable[]): Promise<Counter[]> {
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
