// @ts-check
import { leaveUnanswered, open, openNote } from './screen.mjs';

/** @typedef {import('./screen.mjs').Screen} Screen */

/** @param {'view' | 'comment' | 'edit'} permission @returns {Screen} */
const sharedNote = (permission) => ({
  name: `note-shared-to-${permission}`,
  isWhole: true,
  show: (page, sample) => openNote(page, sample, sample.sharedNoteIds[permission]),
});

/** @type {Screen[]} A note, read and heard. */
export const NOTE_SCREENS = [
  { name: 'note', show: openNote, isWhole: true },
  { name: 'note-odd', show: (page, sample) => openNote(page, sample, sample.oddNoteId), isWhole: true },
  { name: 'note-long', show: (page, sample) => openNote(page, sample, sample.longNoteId) },
  sharedNote('view'),
  sharedNote('comment'),
  sharedNote('edit'),
  {
    name: 'note-playing',
    show: async (page, sample) => {
      await openNote(page, sample);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.locator('li[aria-current]').first().waitFor();
      await page.waitForTimeout(1500);
      await page.getByRole('button', { name: 'Pause', exact: true }).click();
    },
  },
  {
    name: 'note-loading',
    show: async (page, { address, noteId }) => {
      await leaveUnanswered(page, `**/api/notes/${noteId}`);
      await page.goto(`${address}/notes/${noteId}`);
      await page.getByRole('status', { name: 'Loading note' }).waitFor();
    },
  },
  { name: 'note-not-found', show: open('/notes/999999', 'Note Not Found') },
  {
    name: 'note-printed',
    isWhole: true,
    show: async (page, sample) => {
      await openNote(page, sample);
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'note-in-forced-colours',
    isWhole: true,
    show: async (page, sample) => {
      await openNote(page, sample);
      await page.emulateMedia({ forcedColors: 'active' });
    },
  },
  {
    name: 'note-in-more-contrast',
    isWhole: true,
    show: async (page, sample) => {
      await openNote(page, sample);
      await page.emulateMedia({ contrast: 'more' });
    },
  },
  {
    name: 'shortcuts',
    show: async (page, sample) => {
      await openNote(page, sample);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
];
