import { Injectable } from '@nestjs/common';
import { cosines, toBinaryCode, unpackVectors } from '@stitchbook/meaning';
import { DataSource } from 'typeorm';
import { noteMatchesQuery } from '../filter-counts/note-matches.query.ts';
import type { NoteFilter, WordSearch } from '../note-page.query.ts';
import { facetsOf } from '../search/facets.ts';
import { NoteSearchIndex, isMine, isPinned } from '../search/note-index.repository.ts';
import { NoteSearchRepository } from '../search/note-search.repository.ts';
import { writeWordQuery } from '../search/search-words.ts';
import type { MeaningProgressResponse } from './meaning.responses.ts';

/** Passages that are compared exactly, of the many that are compared by their codes. */
const CANDIDATES = 1_000;
/** A word that more notes have says little about any of them. */
const MAX_NOTES_OF_WORD = 3_000;
/** Notes whose sentences are read at a time: of very long ones some ten megabytes. */
const NOTES_WITH_SENTENCES = 8;

/** Which notes: of a reader, filtered, with vectors of a model. */
export interface MeaningScope {
  readerId: string;
  filter: NoteFilter;
  model: string;
}

export interface Likeliest {
  /** By the ids of notes. */
  passages: Map<number, number>;
  /** How many notes the scope leaves, likely or not; 0 where none of them has vectors. */
  visible: number;
}

interface PassageVector {
  /** Of its note. */
  id: number;
  vector: Buffer;
}

export interface NoteSentences {
  id: number;
  sentences: Buffer;
  begins: number[];
  ends: number[];
}

/** Of `note_search`; bound to facets, dates, reader, what is pinned and what is the reader's own. */
const VISIBLE = `
  facets @> $1::text[] and created_at >= coalesce($2::timestamptz, '-infinity')
  and created_at < coalesce($3::timestamptz, 'infinity') and ${isPinned('$5', '$4')} and ${isMine('$6', '$4')}`;

const scopeOf = ({ readerId, filter }: MeaningScope) => [
  facetsOf(readerId, filter),
  filter.from,
  filter.until,
  readerId,
  filter.pinned,
  filter.shared === 'mine',
];

/** Reads what the enrichment worker has made of notes. What is found has to be read by ids for the reader once more: the shares decide, not the index. */
@Injectable()
export class NoteVectorRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly search: NoteSearchRepository,
  ) {}

  /** How alike the vector and the best passage of each note are, from -1 to 1, by id: of the likeliest notes. */
  compareLikeliest(scope: MeaningScope, vector: Float32Array): Promise<Likeliest> {
    return this.search.read(async ({ manager }) => {
      // What the reader sees is read once, for its count as well: of a hundred thousand notes that takes 70 ms.
      const rows = await manager.query<(PassageVector & { visible: number })[]>(
        `with visible as materialized (select note_id from note_search where ${VISIBLE})
         select p.note_id::float8 as id, p.vector, (select count(*) from visible)::int as visible
         from visible join note_passages p on p.note_id = visible.note_id and p.model = $7
         order by ${codeDistance('$8')} limit ${CANDIDATES}`,
        [...scopeOf(scope), scope.model, toBinaryCode(vector)],
      );
      return { passages: bestOfEach(rows, vector), visible: rows[0]?.visible ?? 0 };
    });
  }

  /** The same of these notes, of which each has to be one that the scope leaves. */
  async compareThese(model: string, ids: readonly number[], vector: Float32Array): Promise<Map<number, number>> {
    const rows = await this.dataSource.query<PassageVector[]>(
      `select distinct on (note_id) note_id::float8 as id, vector from note_passages
       where note_id = any($1::bigint[]) and model = $2 order by note_id, ${codeDistance('$3')}`,
      [ids, model, toBinaryCode(vector)],
    );
    return bestOfEach(rows, vector);
  }

  /** Which notes have each of these words, as they are or inflected; of a frequent word the latest. */
  findWithWords(scope: MeaningScope, words: readonly string[]): Promise<number[][]> {
    return this.search.read(async (index: NoteSearchIndex) => {
      const forms = (await index.findForms(words)).filter((each) => each.forms.length > 0);
      const rows = await index.manager.query<{ place: number; ids: number[] }[]>(
        `select word.place::int as place, array(
           select note_id::float8 from note_search where ${VISIBLE} and words @@ word.query::tsquery
           order by created_at desc limit ${MAX_NOTES_OF_WORD}) as ids
         from unnest($7::text[]) with ordinality word (query, place) order by place`,
        [...scopeOf(scope), forms.map(writeWordQuery)],
      );
      return rows.map(({ ids }) => ids);
    });
  }

  /** The sentences of these notes, as far as their vectors are of the words that they have now; some notes at a time. */
  async *readSentences(model: string, ids: readonly number[]): AsyncGenerator<NoteSentences> {
    for (let from = 0; from < ids.length; from += NOTES_WITH_SENTENCES) {
      yield* await this.dataSource.query<NoteSentences[]>(
        `select v.note_id::float8 as id, v.sentences, v.sentence_begins as begins, v.sentence_ends as ends
         from note_vectors v join notes n on n.id = v.note_id
         where v.note_id = any($1::bigint[]) and v.model = $2 and v.transcript_version = n.transcript_version`,
        [ids.slice(from, from + NOTES_WITH_SENTENCES), model],
      );
    }
  }

  /** Those of the notes that a list with this filter shows by its words. */
  findMatching(
    readerId: string,
    filter: NoteFilter,
    words: WordSearch | null,
    ids: readonly number[],
  ): Promise<number[]> {
    return this.search.read(async ({ manager }) => {
      const { text, parameters } = noteMatchesQuery(readerId, filter, words);
      const rows = await manager.query<{ id: number }[]>(
        `with ${text} select id::float8 as id from matching where id = any($${parameters.push(ids)}::bigint[])`,
        parameters,
      );
      return rows.map(({ id }) => id);
    });
  }

  /** The first passage of one note; null while it has no vectors. */
  async findFirstPassage(model: string, noteId: number): Promise<Float32Array | null> {
    const rows = await this.dataSource.query<{ vector: Buffer }[]>(
      `select vector from note_passages where note_id = $1 and model = $2 order by place limit 1`,
      [noteId, model],
    );
    const [found] = rows;
    return found ? (unpackVectors(found.vector, found.vector.length)[0] ?? null) : null;
  }

  /** Of the reader's notes, how many there are, how many have been read as they are now, and of how many that say something that gave no vectors. */
  async countReady(readerId: string, model: string): Promise<MeaningProgressResponse> {
    const rows = await this.dataSource.query<MeaningProgressResponse[]>(
      `select count(*)::int as notes, count(v.note_id)::int as ready,
         (count(*) filter (where v.sentences = '' and n.transcript ~ '\\S'))::int as "wordsOnly"
       from notes n left join note_vectors v
         on v.note_id = n.id and v.model = $2 and v.transcript_version = n.transcript_version
       where n.owner_id = $1 or n.id in (select note_id from shares where user_id = $1)`,
      [readerId, model],
    );
    return rows[0] ?? { notes: 0, ready: 0, wordsOnly: 0 };
  }
}

/** How alike each note's likeliest passage and the vector are. */
function bestOfEach(rows: readonly PassageVector[], vector: Float32Array): Map<number, number> {
  const best = new Map<number, number>();
  for (const { id, vector: packed } of rows) {
    const [likeness = -1] = cosines(vector, packed);
    best.set(id, Math.max(likeness, best.get(id) ?? -1));
  }
  return best;
}

/** Of `note_passages`; in how many places its code and another are not the same. Of another length, of which a service may be from one day to the next, it is the last. */
const codeDistance = (code: string) => `
  case when length(code) = length(${code}::bit varying) then bit_count(code # ${code}::bit varying) end`;
