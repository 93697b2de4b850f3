import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { ArchiveEntry } from './archive-reader.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { BackupRefusedError } from './backup-refused.error.ts';
import { TableHasher } from './checksums.ts';
import { ROWS, type TableChecksum, type TableDescription } from './manifest.ts';

/** tar needs the size of an entry beforehand, and a table is not held in memory: it becomes many entries of at least this size. */
const MIN_ENTRY_BYTES = 2 ** 20;
const LINE_END = 0x0a;

/** Writes one table in COPY's text format into the archive. */
export async function exportTable(
  client: pg.Client,
  { name, columns }: TableDescription,
  archive: ArchiveWriter,
): Promise<TableChecksum> {
  const hasher = new TableHasher();
  const rows = client.query(to(`copy ${nameTable({ name, columns })} to stdout`));
  let entries = 0;
  for await (const chunk of chunkByLines(rows, MIN_ENTRY_BYTES)) {
    hasher.add(chunk);
    entries += 1;
    await archive.addBytes(`${ROWS}${name}/${String(entries).padStart(8, '0')}`, chunk);
  }
  return hasher.digest();
}

/** Fills tables with the entries of a backup, each of which holds whole rows. */
export class TableImporter {
  private readonly hashers: Map<string, TableHasher>;

  constructor(
    private readonly client: pg.Client,
    private readonly tables: readonly TableDescription[],
  ) {
    this.hashers = new Map(tables.map(({ name }) => [name, new TableHasher()]));
  }

  async read({ name, content }: ArchiveEntry): Promise<void> {
    const table = this.tables.find((known) => name.startsWith(`${ROWS}${known.name}/`));
    const hasher = table && this.hashers.get(table.name);
    if (!hasher) throw new BackupRefusedError(`This backup is damaged: it does not announce its entry ${name}.`);
    const hashed = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hasher.add(chunk);
        yield chunk;
      }
    };
    await pipeline(content, hashed, this.client.query(from(`copy ${nameTable(table)} from stdin`)));
  }

  digests(): Record<string, ReturnType<TableHasher['digest']>> {
    return Object.fromEntries([...this.hashers].map(([name, hasher]) => [name, hasher.digest()]));
  }
}

function nameTable({ name, columns }: TableDescription): string {
  return `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}

/** Regroups a stream into chunks of whole lines and at least `bytes` each, but for the last. An empty stream has no chunk. */
async function* chunkByLines(source: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    held.push(chunk);
    size += chunk.length;
    if (size < bytes || !chunk.includes(LINE_END)) continue;
    const all = Buffer.concat(held);
    const end = all.lastIndexOf(LINE_END) + 1;
    yield all.subarray(0, end);
    const rest = all.subarray(end);
    held = [rest];
    size = rest.length;
  }
  if (size > 0) yield Buffer.concat(held);
}
