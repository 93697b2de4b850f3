import { Injectable } from '@nestjs/common';
import { queryPrepared } from '@stitchbook/database';
import { DataSource } from 'typeorm';

/** So much of a transcript is gone through for a snippet, as is in the index. */
const MAX_TRANSCRIPT_CHARACTERS = 400_000;
/** More forms of what was looked for are not marked. */
const MAX_FORMS = 200;
/** A word and its stem have so many letters in common; all but two of a longer stem of plain letters, as far as so many. */
const SHORT_BEGINNING = 3;
const LONG_BEGINNING = 6;
const PLAIN = /^[a-z]+$/;
const SNIPPET_CHARACTERS = 220;
const BEFORE_FIRST = 60;

/** What is around the first hit in a note's transcript and in its newest comment that has one. */
export interface FoundText {
  noteId: number;
  transcript: string | null;
  isCutBefore: boolean;
  isCutAfter: boolean;
  comment: string | null;
  commentId: number | null;
}

/** As what words stand in an index, and how longer ones begin that are found by them. */
export interface LookedFor {
  forms: readonly string[];
  prefixes: readonly string[];
}

/**
 * What words begin with that are worth a look: stemming every word takes long, and of 2.3 million words of eight languages a
 * stemmer changes these letters in one of fifteen hundred (decision 37).
 */
function beginningsOf({ forms, prefixes }: LookedFor): string[] {
  const beginningOf = (form: string) => {
    const long = PLAIN.test(form) ? Math.min(form.length - 2, LONG_BEGINNING) : 0;
    return Array.from(form).slice(0, Math.max(SHORT_BEGINNING, long)).join('');
  };
  return [...new Set([...forms, ...prefixes].map(beginningOf))];
}

const FOUND_WORDS = {
  name: 'found-words',
  text: `with near as materialized (
     select distinct word from note_search s, unnest(tsvector_to_array(s.words)) word
     where s.note_id = any($1::bigint[]) and search_fold(word) ^@ any($4::text[])
   ), hits as materialized (
     select word from near where word = any($2::text[]) or word ^@ any($3::text[])
   )
   select word from hits
   union all
   select word from search_forms(array(select word from near except select word from hits))
   where forms && array(select word from hits)
   limit ${MAX_FORMS}`,
};

/** `offset 0` has each transcript gone through once, not wherever the place is written. */
const FOUND_TEXTS = {
  name: 'found-texts',
  text: `select n.id::float8 as "noteId",
          case when hit.place > 0 then substr(n.transcript, hit.start, ${SNIPPET_CHARACTERS}) end as transcript,
          hit.start > 1 as "isCutBefore",
          char_length(n.transcript) >= hit.start + ${SNIPPET_CHARACTERS} as "isCutAfter",
          c.content as comment, c.id::float8 as "commentId"
   from notes n
   cross join lateral (
     select coalesce(
       nullif(regexp_instr(left(n.transcript, ${MAX_TRANSCRIPT_CHARACTERS}), $2::text, 1, 1, 0, 'i'), 0),
       strpos(lower(n.transcript), lower($3::text))) as place
     offset 0
   ) first
   cross join lateral (select first.place, greatest(1, first.place - ${BEFORE_FIRST}) as start) hit
   left join lateral (
     select id, content from comments where note_id = n.id and content ~* $2::text order by id desc limit 1
   ) c on true
   where n.id = any($1::bigint[])
     and (n.owner_id = $4 or exists (select from shares s where s.note_id = n.id and s.user_id = $4))`,
};

@Injectable()
export class NoteMatchRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The words of these notes, in lowercase, that a search finds them by: as they stand there. */
  async findWords(noteIds: readonly number[], lookedFor: LookedFor): Promise<string[]> {
    const rows = await queryPrepared<{ word: string }>(this.dataSource, FOUND_WORDS, [
      noteIds,
      lookedFor.forms,
      lookedFor.prefixes,
      beginningsOf(lookedFor),
    ]);
    return rows.map(({ word }) => word);
  }

  /**
   * `words` have been found in the notes; without any of them the text itself is looked for. Nothing of what the reader may not see.
   */
  findTexts(
    readerId: string,
    noteIds: readonly number[],
    words: readonly string[],
    { text, prefixes }: Pick<LookedFor, 'prefixes'> & { text: string },
  ): Promise<FoundText[]> {
    return queryPrepared(this.dataSource, FOUND_TEXTS, [noteIds, writePattern(words, prefixes), text, readerId]);
  }
}

/** A pattern for any of the words; those that begin with one of the prefixes are one alternative, since each takes its time. */
function writePattern(words: readonly string[], prefixes: readonly string[]): string | null {
  if (words.length === 0) return null;
  const others = words.filter((word) => !prefixes.some((prefix) => word.startsWith(prefix)));
  const alternatives = [...prefixes.map((prefix) => `${escape(prefix)}[[:alnum:]]*`), ...others.map(escape)];
  return `(?<![[:alnum:]])(${alternatives.join('|')})(?![[:alnum:]])`;
}

const escape = (word: string) => word.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, String.raw`\$&`);
