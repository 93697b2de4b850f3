import type { ReactNode } from 'react';
import { area } from '../catalogue.ts';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

export const vocabularyTexts = area('vocabulary', {
  myWords: 'My words',
  about:
    'Names and terms that are often misheard. In what you record from now on, they take the place of what sounds like them. No other person sees this list; a speech service, where one is used, is sent it with the audio.',
  loading: 'Loading your words',
  notLoaded: 'Your words could not be loaded.',
  none: 'You have added no words yet.',
  word: 'A name or term, as it is to be written',
  add: 'Add',
  adding: 'Adding…',
  added: (term: string) => `“${term}” is one of your words`,
  addFailed: (reason: string) => `Failed to add the word: ${reason}`,
  remove: (term: string) => `Remove ${term}`,
  removed: (term: string) => `“${term}” removed`,
  removeFailed: (reason: string) => `Failed to remove the word: ${reason}`,

  putIn: (count: number) =>
    plural(count, { one: 'One of your words was put in', other: `${count} of your words were put in` }),
  heardAs: (term: ReactNode, heard: ReactNode) => sentence`${term} (heard “${heard}”)`,
  undo: 'Undo',
  putBack: (term: string, heard: string) => `Put back “${heard}” for “${term}”`,
  isBack: (heard: string) => `“${heard}” is back`,
  undoFailed: (reason: string) => `Failed to put it back: ${reason}`,
});
