import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import type { ArchiveEntry } from '../archive/read-archive.ts';
import { ROWS } from '../archive/entry-names.ts';
import { BackupRefusedError } from '../backup-refused.error.ts';
import type { BackedUpTable } from '../manifest.ts';
import { RowsCount } from '../tallies.ts';
import { nameTable } from './copy-rows-out.ts';

/** Fills tables with the entries of a backup, each of which holds whole rows. */
export class RowsReader {
  private readonly counts: Map<string, RowsCount>;

  constructor(
    private readonly client: pg.Client,
    private readonly tables: readonly BackedUpTable[],
  ) {
    this.counts = new Map(tables.map(({ name }) => [name, new RowsCount()]));
  }

  async read({ name, content }: ArchiveEntry): Promise<void> {
    const table = this.tables.find((known) => name.startsWith(`${ROWS}${known.name}/`));
    const count = table && this.counts.get(table.name);
    if (!count) throw new BackupRefusedError(`This backup is damaged: it does not announce its entry ${name}.`);
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        count.add(chunk);
        yield chunk;
      }
    };
    await pipeline(content, counted, this.client.query(from(`copy ${nameTable(table)} from stdin`)));
  }

  tallies(): Record<string, ReturnType<RowsCount['tally']>> {
    return Object.fromEntries([...this.counts].map(([name, count]) => [name, count.tally()]));
  }
}
