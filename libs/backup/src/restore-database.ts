import { MIGRATION_NAMES, runMigrations } from '@stitchbook/database';
import pg from 'pg';
import { BackupRefusedError } from './backup-refused.error.ts';
import { TableImporter } from './copy-tables.ts';
import type { Closing, Manifest, TableDescription } from './manifest.ts';
import { findOrphanedAudioTable, listTables, readExecutedMigrations } from './tables.ts';

/**
 * Migrates an empty database as far as the one that the backup was made of; later migrations run after its rows are there. Rejects
 * with `BackupRefusedError` when the database is not empty, or newer or older than can be restored into.
 */
export async function prepareDatabase(client: pg.Client, databaseUrl: string, { migrations }: Manifest): Promise<void> {
  const unknown = migrations.filter((name) => !MIGRATION_NAMES.includes(name));
  if (unknown.length > 0) {
    throw new BackupRefusedError(
      `This backup is of a newer Stitchbook (it has ${unknown.join(', ')}): restore it with that version.`,
    );
  }
  await refuseUnlessEmpty(client);
  const ahead = ((await readExecutedMigrations(client)) ?? []).filter((name) => !migrations.includes(name));
  if (ahead.length > 0) {
    throw new BackupRefusedError(
      `The tables here are newer than the backup (they have ${ahead.join(', ')}): ` +
        'restore into a database in which no Stitchbook was started.',
    );
  }
  await runMigrations(databaseUrl, migrations);
}

/** Throws when anybody has an account or a note here. */
async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(`select from "${name}" limit 1`);
    if (rows.length === 0) continue;
    throw new BackupRefusedError(
      `There is something here already (in the table ${name}), and restoring would mix it with the backup: ` +
        'restore into an empty installation. Nothing was changed.',
    );
  }
}

/**
 * Lets `read` fill the tables of a backup in one transaction that locks them against other writers: its rows become visible all at
 * once, or are rolled back when it fails.
 */
export async function restoreTables(
  client: pg.Client,
  manifest: Manifest,
  read: (tables: TableImporter) => Promise<Closing>,
): Promise<Closing> {
  await client.query('begin');
  try {
    refuseUnknownTables(manifest.tables, await listTables(client));
    const names = manifest.tables.map(({ name }) => pg.escapeIdentifier(name));
    await client.query(`lock table ${names.join(', ')} in exclusive mode`);
    // Somebody may have signed up the moment before.
    await refuseUnlessEmpty(client);
    const closing = await read(new TableImporter(client, manifest.tables));
    await finishRows(client, manifest, closing.deletedMeanwhile);
    await client.query('commit');
    return closing;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Names of tables and columns in the file become part of SQL statements, so only known ones are accepted. */
function refuseUnknownTables(wanted: readonly TableDescription[], known: readonly TableDescription[]): void {
  for (const { name, columns } of wanted) {
    const table = known.find((each) => each.name === name);
    if (table && columns.every((column) => table.columns.includes(column))) continue;
    throw new BackupRefusedError(`This backup is damaged: its table ${name} is none of Stitchbook's.`);
  }
}

/** What has to happen to restored rows before the commit. */
async function finishRows(client: pg.Client, { counters }: Manifest, deletedMeanwhile: string[]): Promise<void> {
  // Deleted means deleted, also for what was deleted between its rows and its audio.
  await client.query(`delete from notes where recording_id in (select id from recordings where audio_key = any($1))`, [
    deletedMeanwhile,
  ]);
  await client.query(`delete from recordings where audio_key = any($1)`, [deletedMeanwhile]);
  const orphanedAudio = await findOrphanedAudioTable(client);
  await client.query(`delete from ${orphanedAudio} where audio_key in (select audio_key from recordings)`);
  for (const { table, column, last } of counters) {
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [pg.escapeIdentifier(table), column, last]);
  }
}
