import pg from 'pg';
import { to } from 'pg-copy-streams';
import type { ArchiveWriter } from '../archive/archive-writer.ts';
import { ROWS } from '../archive/entry-names.ts';
import type { BackedUpTable, RowsTally } from '../manifest.ts';
import { RowsCount } from '../tallies.ts';
import { cutAtLines } from './cut-at-lines.ts';

/** An archive wants to know the size of an entry beforehand, and a table is not held in memory: it becomes many entries. */
const ENTRY_BYTES = 2 ** 20;

/** Writes one table, as COPY gives it out, into the archive. */
export async function copyRowsOut(
  client: pg.Client,
  { name, columns }: BackedUpTable,
  archive: ArchiveWriter,
): Promise<RowsTally> {
  const count = new RowsCount();
  const rows = client.query(to(`copy ${nameTable({ name, columns })} to stdout`));
  let entries = 0;
  for await (const piece of cutAtLines(rows, ENTRY_BYTES)) {
    count.add(piece);
    entries += 1;
    await archive.addBytes(`${ROWS}${name}/${String(entries).padStart(8, '0')}`, piece);
  }
  return count.tally();
}

export function nameTable({ name, columns }: BackedUpTable): string {
  return `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}
