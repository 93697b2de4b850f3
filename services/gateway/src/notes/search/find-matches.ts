import { Injectable } from '@nestjs/common';
import type { NoteCard } from '../note-card.query.ts';
import { cutAround, findRanges, trimToWords } from './mark-words.ts';
import type { MatchField, NoteMatchResponse } from './note-match.responses.ts';
import { type FoundText, NoteMatchRepository } from './note-match.repository.ts';
import { type WordForms, readForms } from './search-words.ts';

/** What was searched for; its words, where they are taken as mistyped, with those that they may have been meant to be. */
export interface SearchedFor {
  text: string;
  words: WordForms[];
  withTypos: boolean;
}

/** What is shown of why a note was found. */
interface Found {
  matches: NoteMatchResponse[];
  matchedWords: string[];
}

/** The words of some notes by which they were found, and the texts around them. */
export interface FoundIn extends Omit<SearchedFor, 'words'> {
  words: ReadonlySet<string>;
  texts: ReadonlyMap<number, FoundText>;
}

/** Says why the notes of one page were found: of notes that their reader may see, with comments that the reader may see. */
@Injectable()
export class FindMatches {
  constructor(private readonly texts: NoteMatchRepository) {}

  async findIn(
    readerId: string,
    noteIds: readonly number[],
    { text, words, withTypos }: SearchedFor,
  ): Promise<FoundIn> {
    if (noteIds.length === 0) return { text, withTypos, words: new Set(), texts: new Map() };
    const lookedFor = readForms(words);
    const found = words.length === 0 ? [] : await this.texts.findWords(noteIds, lookedFor);
    const around = await this.texts.findTexts(readerId, noteIds, found, { text, prefixes: lookedFor.prefixes });
    return { text, withTypos, words: new Set(found), texts: new Map(around.map((each) => [each.noteId, each])) };
  }
}

export function explainMatches(card: NoteCard, { text: search, words, texts }: FoundIn): Found {
  const text = texts.get(card.id);
  const matches: NoteMatchResponse[] = [];
  const add = (field: MatchField, shown: string, commentId: number | null = null) => {
    const ranges = findRanges(shown, words, search);
    if (ranges.length > 0) matches.push({ field, text: shown, ranges, commentId });
  };
  add('title', card.title);
  for (const { name } of card.themes) add('tag', name);
  if (text?.transcript) add('transcript', trimToWords(text.transcript, text.isCutBefore, text.isCutAfter));
  if (text?.comment) add('comment', cutAround(text.comment, words, search), text.commentId);
  const marked = matches.flatMap(({ text: shown, ranges }) => ranges.map(([from, to]) => shown.slice(from, to)));
  return { matches, matchedWords: [...new Set(marked.map((word) => word.toLowerCase()))] };
}
