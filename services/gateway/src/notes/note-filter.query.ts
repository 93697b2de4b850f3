import type { Sentiment, SharedFilter } from '@stitchbook/contracts';

export interface NoteFilter {
  /** Any part of a title or transcript; empty for all. */
  search: string;
  tag: string | undefined;
  sentiment: Sentiment | undefined;
  shared: SharedFilter | undefined;
}

/** What a note `n` has to be; the subqueries are asked for one note at a time. */
export function conditionsOf(
  { search, tag, sentiment, shared }: NoteFilter,
  bind: (value: unknown) => string,
): string[] {
  const conditions: string[] = [];
  if (search) {
    const pattern = bind(`%${search.replace(/[\\%_]/g, '\\$&')}%`);
    conditions.push(`(n.title ilike ${pattern} or n.transcript ilike ${pattern})`);
  }
  if (tag !== undefined) {
    conditions.push(`exists (
      select 1 from note_themes nt join themes t on t.id = nt.theme_id
      where nt.note_id = n.id and t.name = ${bind(tag)} offset 0)`);
  }
  if (sentiment !== undefined) conditions.push(`n.sentiment = ${bind(sentiment)}`);
  if (shared === 'by-me') conditions.push('exists (select 1 from shares given where given.note_id = n.id offset 0)');
  return conditions;
}

/** Whether the trigram indexes know where to look: they need three letters or digits in a row. */
export function isFoundByTrigrams(search: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(search);
}
