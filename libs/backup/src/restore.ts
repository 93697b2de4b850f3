import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { runMigrations } from '@stitchbook/database';
import { type ArchiveEntry, readArchive, readJson, readText } from './archive-reader.ts';
import { AudioImporter } from './audio-import.ts';
import { BackupRefusedError } from './backup-refused.error.ts';
import type { TableImporter } from './copy-tables.ts';
import { type Installation, type Secrets, connect } from './installation.ts';
import { AUDIO, CLOSING, type Closing, MANIFEST, type Manifest, ROWS, SECRETS, readManifest } from './manifest.ts';
import { prepareDatabase, restoreTables } from './restore-database.ts';

export interface RestoreReport extends Closing {
  madeAt: string;
}

/**
 * Fills an empty installation with a backup, and proves that all of it arrived: every count and every checksum. Rows appear all at
 * once at the very end, or not at all; audio of a restore that was interrupted is cleaned up by the product as orphaned, or
 * used by the next attempt. Nothing is held whole in memory. `keepSecrets` is called with the secrets where the backup has any.
 * Rejects with `BackupRefusedError` when the installation is not empty or the backup not whole.
 */
export async function restore(
  installation: Installation,
  source: Readable,
  keepSecrets: (secrets: Secrets) => void = () => undefined,
): Promise<RestoreReport> {
  const entries = readArchive(source);
  const client = await connect(installation.databaseUrl);
  const sideConnection = await connect(installation.databaseUrl);
  try {
    const manifest = await readFirst(entries);
    await prepareDatabase(client, installation.databaseUrl, manifest);
    const audio = await AudioImporter.open(installation.store, sideConnection);
    const closing = await restoreTables(client, manifest, async (rows) => {
      const announced = await readEntries(entries, { rows, audio, keepSecrets });
      refuseUnlessEqual(announced, rows, audio);
      return announced;
    });
    await runMigrations(installation.databaseUrl);
    return { ...closing, madeAt: manifest.madeAt };
  } finally {
    source.destroy();
    await Promise.all([client.end(), sideConnection.end()]);
  }
}

async function readFirst(entries: AsyncGenerator<ArchiveEntry, void>): Promise<Manifest> {
  const { value: first } = await entries.next();
  if (first?.name !== MANIFEST) throw new BackupRefusedError('This file is not a backup of Stitchbook.');
  return readManifest(await readText(first));
}

interface Readers {
  rows: TableImporter;
  audio: AudioImporter;
  keepSecrets: (secrets: Secrets) => void;
}

async function readEntries(entries: AsyncGenerator<ArchiveEntry, void>, readers: Readers): Promise<Closing> {
  let closing: Closing | null = null;
  for await (const entry of entries) {
    if (entry.name.startsWith(ROWS)) await readers.rows.read(entry);
    else if (entry.name.startsWith(AUDIO)) await readers.audio.read(entry);
    else if (entry.name === SECRETS) readers.keepSecrets(await readJson<Secrets>(entry));
    else if (entry.name === CLOSING) closing = await readJson<Closing>(entry);
  }
  if (closing) return closing;
  throw new BackupRefusedError('This backup was cut off before its end: take another one. Nothing was restored.');
}

function refuseUnlessEqual(announced: Closing, rows: TableImporter, audio: AudioImporter): void {
  const found = { tables: rows.digests(), audio: audio.digest() };
  const { tables, audio: announcedAudio } = announced;
  if (isDeepStrictEqual(found, { tables, audio: announcedAudio })) return;
  throw new BackupRefusedError(
    'This backup is damaged: its counts or checksums are not those of its content. Nothing was restored.',
  );
}
