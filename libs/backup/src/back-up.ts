import type { Writable } from 'node:stream';
import { MIGRATION_NAMES } from '@stitchbook/database';
import type pg from 'pg';
import { CLOSING, MANIFEST, SECRETS } from './archive/entry-names.ts';
import { ArchiveWriter } from './archive/archive-writer.ts';
import { AudioList } from './audio/audio-list.ts';
import { AudioWriter } from './audio/copy-audio-out.ts';
import { BackupRefusedError } from './backup-refused.error.ts';
import { type Closing, FORMAT, type Manifest } from './manifest.ts';
import type { Place, Secrets } from './place/place.ts';
import { connect } from './rows/connect.ts';
import { copyRowsOut } from './rows/copy-rows-out.ts';
import { describeTables, readCounters } from './rows/describe-tables.ts';

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
export async function backUp(place: Place, target: Writable, secrets?: Secrets): Promise<BackupReport> {
  const client = await connect(place.databaseUrl);
  const archive = new ArchiveWriter(target);
  try {
    const { tables, audio } = await copySnapshot(client, archive, secrets);
    const written = new AudioWriter(place.store, archive);
    try {
      for await (const listed of audio) await written.write(listed);
    } finally {
      await audio.remove();
    }
    const lost = await stillKnown(client, written.missing);
    const deletedMeanwhile = written.missing.filter((key) => !lost.includes(key));
    const closing: Closing = { tables, audio: written.tally(), deletedMeanwhile };
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
  const migrations = await readMigrations(client);
  const tables = await describeTables(client);
  const counters = await readCounters(client, tables);
  const madeAt = new Date().toISOString();
  const manifest: Manifest = { product: 'stitchbook', format: FORMAT, madeAt, migrations, tables, counters };
  await archive.addJson(MANIFEST, manifest);
  if (secrets) await archive.addJson(SECRETS, secrets);
  const tallies: Closing['tables'] = {};
  for (const table of tables) tallies[table.name] = await copyRowsOut(client, table, archive);
  const audio = await AudioList.takeDown(client);
  await client.query('commit');
  return { tables: tallies, audio };
}

async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  );
  if (!found[0]?.there) throw new BackupRefusedError('There is no Stitchbook in this database: nothing was backed up.');
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  const names = rows.map(({ name }) => name);
  const newer = names.filter((name) => !MIGRATION_NAMES.includes(name));
  if (newer.length === 0) return names;
  throw new BackupRefusedError(
    `The database is of a newer Stitchbook (it has ${newer.join(', ')}): back it up with that version.`,
  );
}

/** Whoever deleted a note meanwhile deleted its row first, and its audio after that. */
async function stillKnown(client: pg.Client, keys: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    'select audio_key as key from recordings where audio_key = any($1)',
    [keys],
  );
  return rows.map(({ key }) => key);
}
