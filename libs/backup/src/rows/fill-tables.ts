import pg from 'pg';
import { BackupRefusedError } from '../backup-refused.error.ts';
import type { BackedUpTable, Closing, Manifest } from '../manifest.ts';
import { refuseUnlessEmpty } from '../place/prepare-place.ts';
import { RowsReader } from './copy-rows-in.ts';
import { describeTables } from './describe-tables.ts';
import { settleRows } from './settle-rows.ts';

/**
 * Lets `read` fill the tables of a backup in one transaction, during which nobody else can write to them. Nothing of it is
 * seen before the end, and nothing stays when it fails.
 */
export async function fillTables(
  client: pg.Client,
  manifest: Manifest,
  read: (rows: RowsReader) => Promise<Closing>,
): Promise<Closing> {
  await client.query('begin');
  try {
    refuseUnknownTables(manifest.tables, await describeTables(client));
    const names = manifest.tables.map(({ name }) => pg.escapeIdentifier(name));
    await client.query(`lock table ${names.join(', ')} in exclusive mode`);
    // Somebody may have come in the moment before.
    await refuseUnlessEmpty(client);
    const closing = await read(new RowsReader(client, manifest.tables));
    await settleRows(client, manifest, closing.deletedMeanwhile);
    await client.query('commit');
    return closing;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** What the file calls tables and columns becomes part of statements. */
function refuseUnknownTables(wanted: readonly BackedUpTable[], known: readonly BackedUpTable[]): void {
  for (const { name, columns } of wanted) {
    const table = known.find((each) => each.name === name);
    if (table && columns.every((column) => table.columns.includes(column))) continue;
    throw new BackupRefusedError(`This backup is damaged: its table ${name} is none of Stitchbook's.`);
  }
}
