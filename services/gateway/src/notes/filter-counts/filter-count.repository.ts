import { Injectable } from '@nestjs/common';
import { CREATION_TYPES, NOTE_ROLES, can, maxNotesFor } from '@stitchbook/contracts';
import { DataSource } from 'typeorm';
import { type NoteFilter, type WordSearch, eachNote } from '../note-page.query.ts';
import { NoteSearchRepository } from '../search/note-search.repository.ts';
import { noteMatchesQuery } from './note-matches.query.ts';
import type { FilterCountsResponse } from './filter-count.responses.ts';

/** More tags than anybody reads through; the others are found by a part of their names. */
const MAX_TAG_COUNTS = 100;
/** More are too many, however many they are: of each the note has to be read. */
const MAX_STITCHABLE_COUNT = Math.max(...CREATION_TYPES.map(maxNotesFor)) + 1;
/** Of a long text, another part of the disk would be read to know that it says something. */
const HAS_WORDS = `(octet_length(n.transcript) > 100 or btrim(n.transcript) <> '')`;
const MAKERS = NOTE_ROLES.filter((role) => can(role, 'generate'));

@Injectable()
export class FilterCountRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly search: NoteSearchRepository,
  ) {}

  /** Of the notes that a filter leaves; of their tags those whose name has this part. */
  async count(
    readerId: string,
    filter: NoteFilter,
    words: WordSearch | null,
    partOfTag: string,
  ): Promise<FilterCountsResponse> {
    const { text, parameters } = noteMatchesQuery(readerId, filter, words);
    const part = `$${parameters.push(`%${partOfTag.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)}`;
    const mayUse = `(m.owner_id = $1 or exists (
      select from shares s where s.note_id = m.id and s.user_id = $1 and s.permission = any($${parameters.push(MAKERS)})))`;
    const query = `with ${text},
       tags as (
         select t.name, count(*)::int as count
         from matching m join note_themes nt on nt.note_id = m.id join themes t on t.id = nt.theme_id
         where t.name ilike ${part} group by t.name order by 2 desc, 1 limit ${MAX_TAG_COUNTS}
       ),
       sentiments as (select sentiment, count(*)::int as count from matching group by sentiment order by 2 desc, 1)
       select count(*)::int as total,
              count(*) filter (where owner_id <> $1)::int as "sharedWithMe",
              count(*) filter (where owner_id = $1)::int as mine,
              count(*) filter (where owner_id = $1 and exists (select from shares s where s.note_id = id))::int as "sharedByMe",
              (select count(*)::int from (select from matching m ${eachNote('m.id')} where ${HAS_WORDS} and ${mayUse} limit ${MAX_STITCHABLE_COUNT}) few) as stitchable,
              coalesce((select json_agg(tags) from tags), '[]') as tags,
              coalesce((select json_agg(sentiments) from sentiments), '[]') as sentiments
       from matching`;
    const [counts] = words
      ? await this.search.read(({ manager }) => manager.query<FilterCountsResponse[]>(query, parameters))
      : await this.dataSource.query<FilterCountsResponse[]>(query, parameters);
    return counts ?? { total: 0, tags: [], sentiments: [], sharedWithMe: 0, sharedByMe: 0, mine: 0, stitchable: 0 };
  }
}
