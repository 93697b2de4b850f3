import type { Writable } from 'node:stream';
import { MIGRATION_NAMES } from '@stitchbook/database';
import type pg from 'pg';
import { ArchiveWriter } from './archive-writer.ts';
import { AudioExporter, AudioList } from './audio-export.ts';
import { BackupRefusedError } from './backup-refused.error.ts';
import { exportTable } from './copy-tables.ts';
import { type Installation, type Secrets, connect } from './installation.ts';
import { CLOSING, type Closing, FORMAT, MANIFEST, type Manifest, SECRETS } from './manifest.ts';
import { listTables, readCounters, readExecutedMigrations } from './tables.ts';

export interface BackupReport extends Closing {
  /** Keys of recordings that still exist and whose audio the store has lost. */
  lost: string[];
  /** Keys of audio that is not what was uploaded once. It is in the backup as it was found. */
  damaged: string[];
}

/**
 * Writes everything that an installation holds to `target`, as it was at one moment, while people go on using it. Nothing
 * is held whole in memory. Rejects with `BackupRefusedError`, or with why it could not go on; what was written is then no backup.
 */
export async function backUp(installation: Installation, target: Writable, secrets?: Secrets): Promise<BackupReport> {
  const client = await connect(installation.databaseUrl);
  const archive = new ArchiveWriter(target);
  try {
    const { tables, audio } = await copySnapshot(client, archive, secrets);
    const written = new AudioExporter(installation.store, archive);
    try {
      for await (const listed of audio) await written.write(listed);
    } finally {
      await audio.remove();
    }
    const lost = await findKnown(client, written.missing);
    const deletedMeanwhile = written.missing.filter((key) => !lost.includes(key));
    const closing: Closing = { tables, audio: written.digest(), deletedMeanwhile };
    await archive.addJson(CLOSING, closing);
    await archive.finish();
    return { ...closing, lost, damaged: written.damaged };
  } catch (error) {
    await archive.abandon(error instanceof Error ? error : new Error(String(error)));
    throw error;
  } finally {
    await client.end();
  }
}

/** Every row is of the same moment; so is the list of the audio that is to be copied next. */
async function copySnapshot(
  client: pg.Client,
  archive: ArchiveWriter,
  secrets: Secrets | undefined,
): Promise<{ tables: Closing['tables']; audio: AudioList }> {
  await client.query('begin isolation level repeatable read read only');
  const migrations = await readKnownMigrations(client);
  const tables = await listTables(client);
  const counters = await readCounters(client, tables);
  const madeAt = new Date().toISOString();
  const manifest: Manifest = { product: 'stitchbook', format: FORMAT, madeAt, migrations, tables, counters };
  await archive.addJson(MANIFEST, manifest);
  if (secrets) await archive.addJson(SECRETS, secrets);
  const checksums: Closing['tables'] = {};
  for (const table of tables) checksums[table.name] = await exportTable(client, table, archive);
  const audio = await AudioList.capture(client);
  await client.query('commit');
  return { tables: checksums, audio };
}

async function readKnownMigrations(client: pg.Client): Promise<string[]> {
  const names = await readExecutedMigrations(client);
  if (!names) throw new BackupRefusedError('There is no Stitchbook in this database: nothing was backed up.');
  const newer = names.filter((name) => !MIGRATION_NAMES.includes(name));
  if (newer.length === 0) return names;
  throw new BackupRefusedError(
    `The database is of a newer Stitchbook (it has ${newer.join(', ')}): back it up with that version.`,
  );
}

/** Whoever deleted a note meanwhile deleted its row first, and its audio after that. */
async function findKnown(client: pg.Client, keys: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    'select audio_key as key from recordings where audio_key = any($1)',
    [keys],
  );
  return rows.map(({ key }) => key);
}
