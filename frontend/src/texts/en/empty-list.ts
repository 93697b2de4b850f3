import { area } from '../catalogue.ts';

/** Where there is no note, or none that is asked for. */
export const emptyListTexts = area('empty-list', {
  none: 'No notes found. Start by recording a new note!',
  recordFirst: 'Record your first note',
  uploadInstead: 'Upload instead',
  thoughtsToBeginWith: 'Three thoughts to begin with',
  thoughts: [
    'What went well today, and what I would do differently.',
    'An idea that I do not want to lose.',
    'What I want to say in my next conversation.',
  ],
  tryOtherWords: 'Nothing here has all of these words. Try fewer of them, or other ones.',
  tryFewerFilters: 'No note fits all of these filters.',
});
