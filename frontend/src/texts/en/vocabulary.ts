import type { ReactNode } from 'react';
import { area } from '../catalogue.ts';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

export const vocabularyTexts = area('vocabulary', {
  myWords: 'My words',
  about:
    'Names and terms that are often misheard. In what you record from now on, they take the place of what sounds like them. A word that you correct the same way twice is offered to you. No other person sees this list; a speech service, where one is used, is sent it with the audio.',
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
  heard: (words: string) => `heard as ${words}`,
  quoted: (word: string) => `“${word}”`,

  offers: 'Words that you corrected',
  offer: (term: ReactNode, heard: ReactNode) =>
    sentence`You wrote “${term}” for “${heard}” twice. Hear it this way from now on?`,
  accept: 'Add to my words',
  acceptOf: (term: string) => `Add to my words: ${term}`,
  refuse: 'No, thanks',
  refuseOf: (term: string) => `No, thanks: ${term}`,
  notAskedAgain: 'You will not be asked about this word again',
  answerFailed: (reason: string) => `Failed to keep your answer: ${reason}`,

  putIn: (count: number) =>
    plural(count, { one: 'One of your words was put in', other: `${count} of your words were put in` }),
  heardAs: (term: ReactNode, heard: ReactNode) => sentence`${term} (heard “${heard}”)`,
  undo: 'Undo',
  putBack: (term: string, heard: string) => `Put back “${heard}” for “${term}”`,
  isBack: (heard: string) => `“${heard}” is back`,
  undoFailed: (reason: string) => `Failed to put it back: ${reason}`,
});
