import { type PagedRow, showPage } from '../database/page-within-bytes.query.ts';
import type { PagePosition } from './export-columns.query.ts';

const PAGE_ROWS = 20;
/** One row more shows whether there is another page. */
const READ_ROWS = PAGE_ROWS + 1;

/** All rows, a page at a time, each read when the one before has been taken. */
export async function* readPages<Row extends PagePosition & PagedRow>(
  find: (after: PagePosition | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: PagePosition | null = null;
  do {
    const { rows, last }: { rows: Row[]; last: Row | null } = showPage(await find(after, READ_ROWS), PAGE_ROWS);
    yield* rows;
    after = last;
  } while (after);
}
