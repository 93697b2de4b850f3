import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { runMigrations } from '@stitchbook/database';
import { AUDIO, CLOSING, MANIFEST, ROWS, SECRETS } from './archive/entry-names.ts';
import { type ArchiveEntry, readArchive } from './archive/read-archive.ts';
import { readJson, readText } from './archive/read-json.ts';
import { AudioReader } from './audio/copy-audio-in.ts';
import { BackupRefusedError } from './backup-refused.error.ts';
import { type Closing, type Manifest, readManifest } from './manifest.ts';
import type { Place, Secrets } from './place/place.ts';
import { preparePlace } from './place/prepare-place.ts';
import { connect } from './rows/connect.ts';
import { RowsReader } from './rows/copy-rows-in.ts';
import { fillTables } from './rows/fill-tables.ts';

export interface RestoreReport extends Closing {
  madeAt: string;
}

/**
 * Fills an empty place with a backup, and proves that all of it arrived: every count and every checksum. Rows appear all at
 * once at the very end, or not at all; audio of a restore that was interrupted is swept by the product, or taken over by
 * the next try. Nothing is held whole in memory. `keepSecrets` is called with the secrets where the backup has any.
 * Rejects with `BackupRefusedError` when the place is not empty or the backup not whole.
 */
export async function restore(
  place: Place,
  source: Readable,
  keepSecrets: (secrets: Secrets) => void = () => undefined,
): Promise<RestoreReport> {
  const entries = readArchive(source);
  const client = await connect(place.databaseUrl);
  const aside = await connect(place.databaseUrl);
  try {
    const manifest = await readFirst(entries);
    await preparePlace(client, place.databaseUrl, manifest);
    const audio = new AudioReader(place.store, aside);
    const closing = await fillTables(client, manifest, async (rows) => {
      const announced = await readEntries(entries, { rows, audio, keepSecrets });
      refuseUnlessEqual(announced, rows, audio);
      return announced;
    });
    await runMigrations(place.databaseUrl);
    return { ...closing, madeAt: manifest.madeAt };
  } finally {
    source.destroy();
    await Promise.all([client.end(), aside.end()]);
  }
}

async function readFirst(entries: AsyncGenerator<ArchiveEntry, void>): Promise<Manifest> {
  const { value: first } = await entries.next();
  if (first?.name !== MANIFEST) throw new BackupRefusedError('This file is not a backup of Stitchbook.');
  return readManifest(await readText(first));
}

interface Readers {
  rows: RowsReader;
  audio: AudioReader;
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

function refuseUnlessEqual(announced: Closing, rows: RowsReader, audio: AudioReader): void {
  const found = { tables: rows.tallies(), audio: audio.tally() };
  const { tables, audio: heard } = announced;
  if (isDeepStrictEqual(found, { tables, audio: heard })) return;
  throw new BackupRefusedError(
    'This backup is damaged: its counts or checksums are not those of its content. Nothing was restored.',
  );
}
