import type { NoteFilter, WordSearch } from '../note-page.query.ts';
import { facetsOf } from './facets.ts';
import type { SearchedFor } from './find-matches.ts';
import type { NoteSearchIndex } from './note-index.repository.ts';
import { type Typos, type WordForms, readWords, typosOf, writeQuery } from './search-words.ts';

/** The words that are looked for, and how they are; without words, null. */
export interface Wanted {
  words: WordForms[];
  search: WordSearch | null;
}

/** The words as they were typed. */
export async function readWanted(index: NoteSearchIndex, readerId: string, filter: NoteFilter): Promise<Wanted> {
  const plain = readWords(filter.search);
  if (plain.length === 0) return { words: [], search: null };
  const words = await index.findForms(plain);
  const search = {
    facets: facetsOf(readerId, filter),
    readerId,
    pinned: filter.pinned,
    isMine: filter.shared === 'mine',
    query: writeQuery(words),
  };
  return { words, search };
}

/** The same words with those that they may have been meant to be, of which the reader's notes have some; null without any. */
export async function readMeant(index: NoteSearchIndex, { words, search }: Wanted): Promise<Wanted | null> {
  const mistyped = typosOf(words);
  if (!search || mistyped.every(({ variants }) => variants.length === 0)) return null;
  const typos = await findPossible(index, search.facets, mistyped);
  const occurring = await index.findOccurring(search.facets, typos.flat());
  if (occurring.size === 0) return null;
  const meant = words.map(({ word, forms }, place) => ({
    word,
    forms: [...forms, ...(typos[place] ?? []).filter((typo) => occurring.has(typo))],
  }));
  return { words: meant, search: { ...search, query: writeQuery(meant) } };
}

/** Where no word begins as most variants of a word do, those need not be asked for. */
async function findPossible(index: NoteSearchIndex, facets: readonly string[], typos: Typos[]): Promise<string[][]> {
  const beginnings = typos.flatMap((each) => each.beginnings);
  const occurring = await index.findOccurring(
    facets,
    beginnings.map((beginning) => `${beginning}:*`),
  );
  const missing = beginnings.filter((beginning) => !occurring.has(`${beginning}:*`));
  return typos.map(({ variants }) =>
    variants.filter((typo) => !missing.some((beginning) => typo.startsWith(beginning))),
  );
}

export function describe({ search }: NoteFilter, { words }: Wanted, withTypos: boolean): SearchedFor {
  return { text: search, words, withTypos };
}
