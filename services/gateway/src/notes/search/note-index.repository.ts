import type { EntityManager } from 'typeorm';
import { type NotePage, type WordSearch, noteIdsQuery, notePageQuery } from '../note-page.query.ts';
import type { OrderedCard } from '../note.repository.ts';
import type { SearchCursor } from './search-cursor.ts';
import type { WordForms } from './search-words.ts';

/** So many of the notes that have the words are ranked, the newest; a word that more have says little about any of them. */
const RANKED = 300;
/** D, C, B and A: comments, transcript, tags, title. */
const WEIGHTS = '{0.1, 0.3, 0.7, 1}';
/** What is newer is a little better: a hundredth in three years. */
const RANK = `ts_rank('${WEIGHTS}', words, $2::tsquery)::float8 + extract(epoch from created_at)::float8 / 1e10`;

/** The index does not know what a reader has pinned. */
export const isPinned = (pinned: string, reader: string) => `
  (${pinned}::boolean is null or ${pinned} = (note_id in (select note_id from note_pins where user_id = ${reader}::uuid)))`;

/** Nor whose a note is. */
export const isMine = (mine: string, reader: string) => `
  (not ${mine}::boolean or exists (select from notes n where n.id = note_id and n.owner_id = ${reader}::uuid))`;

interface DateFilter {
  from: string | undefined;
  until: string | undefined;
}

/** Where a note stands among those that are found. */
export type Hit = Omit<SearchCursor, 'withTypos'>;
type After = Pick<SearchCursor, 'key' | 'id'> | null;

/** The index of words, as one transaction reads it. */
export class NoteSearchIndex {
  constructor(readonly manager: EntityManager) {}

  findForms(words: readonly string[]): Promise<WordForms[]> {
    return this.manager.query('select word, forms from search_forms($1::text[])', [words]);
  }

  /** Those of many words that any note with these facets has; each is letters alone, or the beginning of words with `:*` behind it. */
  async findOccurring(facets: readonly string[], words: readonly string[]): Promise<Set<string>> {
    const rows = await this.manager.query<{ word: string }[]>(
      `select word from unnest($2::text[]) word
       cross join lateral (
         select from note_search where facets @> $1::text[] and words @@ word::tsquery limit 1
       ) found`,
      [facets, words],
    );
    return new Set(rows.map(({ word }) => word));
  }

  /** Best first. */
  async findRanked(
    { facets, query, readerId, pinned, isMine: mine }: WordSearch,
    { from, until, cursor }: DateFilter & { cursor: SearchCursor | null },
    limit: number,
  ): Promise<Hit[]> {
    const { since } = cursor ?? {};
    const rows = await this.manager.query<Pick<Hit, 'key' | 'id' | 'since'>[]>(
      `with newest as materialized (
         select note_id, created_at, words from note_search
         where facets @> $1::text[] and words @@ $2::tsquery
           and created_at >= $3::timestamptz and created_at < coalesce($4::timestamptz, 'infinity')
           and (created_at, note_id) >= ($5::timestamptz, $6::bigint) and ${isPinned('$10', '$11')}
           and ${isMine('$12', '$11')}
         order by created_at desc, note_id desc limit ${RANKED}
       ), oldest as (
         select json_build_object('createdAt', created_at::text, 'id', note_id) as since from newest
         order by created_at, note_id limit 1
       ), ranked as materialized (select note_id as id, ${RANK} as rank from newest)
       select id::float8 as id, rank::text as key, (select since from oldest) as since from ranked
       where $7::float8 is null or (rank, id) < ($7::float8, $8::bigint)
       order by rank desc, ranked.id desc limit $9`,
      [
        facets,
        query,
        from ?? '-infinity',
        until,
        since?.createdAt ?? '-infinity',
        since?.id ?? 0,
        cursor?.key,
        cursor?.id,
        limit,
        pinned,
        readerId,
        mine,
      ],
    );
    return rows.map((row) => ({ ...row, part: 'ranked' }));
  }

  /** Made before those that are ranked, newest first. */
  async findOlder(
    { facets, query, readerId, pinned, isMine: mine }: WordSearch,
    { from, since, after }: { from: string | undefined; since: Hit['since']; after: After },
    limit: number,
  ): Promise<Hit[]> {
    const before = after ? { createdAt: after.key, id: after.id } : since;
    const rows = await this.manager.query<Pick<Hit, 'key' | 'id'>[]>(
      `select note_id::float8 as id, created_at::text as key from note_search
       where facets @> $1::text[] and words @@ $2::tsquery and created_at >= $3::timestamptz
         and (created_at, note_id) < ($4::timestamptz, $5::bigint) and ${isPinned('$7', '$8')}
         and ${isMine('$9', '$8')}
       order by created_at desc, note_id desc limit $6`,
      [facets, query, from ?? '-infinity', before.createdAt, before.id, limit, pinned, readerId, mine],
    );
    return rows.map((row) => ({ ...row, part: 'older', since }));
  }

  /** The newest of those of which a title or transcript has the text as it is, but not its words. */
  async findWithin(readerId: string, page: NotePage, since: Hit['since']): Promise<Hit[]> {
    const { text, parameters } = noteIdsQuery(readerId, page);
    const rows = await this.manager.query<Pick<Hit, 'key' | 'id'>[]>(text, parameters);
    return rows.map((row) => ({ ...row, part: 'within', since }));
  }

  findInOrder(readerId: string, page: NotePage): Promise<OrderedCard[]> {
    const { text, parameters } = notePageQuery(readerId, page);
    return this.manager.query(text, parameters);
  }
}
