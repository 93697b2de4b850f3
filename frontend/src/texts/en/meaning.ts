import { area } from '../catalogue.ts';
import { plural } from '../plural.ts';

/** What is found by what it means: beside a search, and beside a note. */
export const meaningTexts = area('meaning', {
  close: 'Close in meaning',
  looking: 'Looking for notes that are close in meaning',
  someOnly: (ready: string, notes: string) =>
    `So far ${ready} of ${notes} notes can be found by what they mean; the others follow by themselves.`,
  wordsOnly: (count: number) =>
    plural(count, {
      one: '1 note can only be found by its words: what it means could not be worked out.',
      other: `${count.toLocaleString()} notes can only be found by their words: what they mean could not be worked out.`,
    }),
  failed: 'Notes that are close in meaning could not be looked for just now.',
  related: 'Notes about the same',
});
