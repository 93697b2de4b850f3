import type { CreationInput } from '../../language-engine.ts';
import type { MoodRules } from '../sentiment/score-sentence.ts';
import type { Phrases } from './phrases.ts';
import type { NoteSentence } from './segment-note.ts';

/** What a note that is not English is read by; one in a language that is not known has neither phrases nor moods. */
export interface NoteLanguage {
  readonly phrases: Phrases;
  readonly moods?: MoodRules;
  /** By ISO 639. */
  readonly code?: string;
}

/** The sentences of a note as they can be printed. */
export interface ReadNote {
  sentences: NoteSentence[];
  /** Null for English. */
  language: NoteLanguage | null;
}

interface NoteToWriteFrom extends CreationInput {
  /** Null for English. */
  language: NoteLanguage | null;
}

/** Writes one type of creation, as Markdown, from a note that has at least one sentence. */
export type Writer = (sentences: readonly NoteSentence[], note: NoteToWriteFrom) => string;

export function joinSentences(sentences: readonly NoteSentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}

export function joinBlocks(blocks: ReadonlyArray<string | null | undefined>): string {
  return blocks.filter((block) => block && block.trim() !== '').join('\n\n');
}

export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
