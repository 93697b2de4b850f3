import type { Note } from '@stitchbook/api-types';

export interface FromList {
  isFromList: true;
  matchedWords: readonly string[];
}

/**
 * Travels with the address of a note that is opened from the list: going back to the list is then going back. With it go the
 * words that were found in the note, which are not always written as they were searched for.
 */
export function fromList({ matchedWords = [] }: Pick<Note, 'matchedWords'>): FromList {
  return { isFromList: true, matchedWords };
}

export function isFromList(state: unknown): state is FromList {
  return typeof state === 'object' && state !== null && 'isFromList' in state;
}

export function matchedWordsOf(state: unknown): readonly string[] {
  // A page of the version before may have left it without any.
  return (isFromList(state) && (state as Partial<FromList>).matchedWords) || [];
}
