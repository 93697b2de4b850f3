/** A page ends here even when fewer entries were asked for than it could have: one that is larger stands alone. */
const PAGE_BYTES = 2 ** 20;

/** What every row of such a page carries beside its own columns. */
export interface PagedRow {
  /** How many there were before the page was ended by its bytes. */
  found: number;
}

/**
 * Keeps of these rows, which carry their `place` from 1, as many as stay within `PAGE_BYTES` together: what is not shown is
 * never sent by the database.
 * @param bytes An expression over the row `r`; one that is not to read long texts takes their `octet_length`
 */
export function pageWithinBytes(rows: string, bytes: string): string {
  return `
    select * from (
      select r.*, count(*) over ()::int as found, sum(${bytes}) over (order by r.place) as "bytesSoFar" from (${rows}) r
    ) page
    where place = 1 or "bytesSoFar" <= ${PAGE_BYTES}
    order by place`;
}

export interface Shown<Row> {
  rows: Row[];
  /** The row after which the next page begins; null on the last page. */
  last: Row | null;
}

/** What to show of a page that was read with one row more than `limit`. */
export function showPage<Row extends PagedRow>(read: Row[], limit: number): Shown<Row> {
  const rows = read.slice(0, limit);
  const hasMore = (read[0]?.found ?? 0) > rows.length;
  return { rows, last: hasMore ? (rows.at(-1) ?? null) : null };
}
