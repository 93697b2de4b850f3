import { area } from '../catalogue.ts';
import { plural } from '../plural.ts';

const notes = (count: number) => plural(count, { one: '1 note', other: `${count} notes` });

/** What is done to several notes of the list at once. */
export const selectionTexts = area('selection', {
  selectedNotes: 'Selected notes',
  selected: (count: number) => `${count} selected`,
  hint: 'Press the notes that you mean.',
  export: 'Export',
  withAudio: 'With audio (.zip)',
  wordsOnly: 'Words only (.md)',
  downloading: (count: number) => `Your browser saves ${notes(count)} with audio`,
  tooMany: (most: number) =>
    `At most ${most} notes go into one archive. Select fewer, or export everything on your account page.`,
  notAllThere: 'Not all of these notes are still there. The list is loaded again.',
  end: 'End selecting',
  deleteMeans: (count: number) =>
    `This will permanently delete ${plural(count, { one: 'the selected note', other: `the ${count} selected notes` })}. This action cannot be undone.`,
  deleted: (count: number) => `${notes(count)} deleted`,
  restored: (count: number) => `${notes(count)} restored`,
  tagged: (count: number) => `${notes(count)} tagged`,
  exported: (count: number) => `${notes(count)} exported`,
  failed: (count: number, reason: string) => `It did not work for ${notes(count)}, still selected: ${reason}`,
  notRestored: (count: number, reason: string) => `${notes(count)} could not be restored: ${reason}`,
  fileName: 'Stitchbook notes',
});
