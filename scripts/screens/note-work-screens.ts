import { holdToast, keepWorking, leaveUnanswered, openNote, refuse } from './screen.ts';
import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const openShareDialog: Screen['show'] = async (page, sample) => {
  await openNote(page, sample);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('heading', { name: 'Shared with' }).waitFor();
};

const openMenu =
  (button: string, item: string): Screen['show'] =>
  async (page, sample) => {
    await openNote(page, sample);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByText(item, { exact: true }).first().waitFor();
  };

/** @param change to what the server answers */
const answerWith = (page: Page, call: string, change: object) =>
  page.route(call, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } });
  });

/** Every seventh word, in several lines. */
const UNSURE_WORDS = Array.from({ length: 60 }, (_, at) => 3 + 7 * at);

/** A note, worked on. */
export const NOTE_WORK_SCREENS: Screen[] = [
  { name: 'share-dialog', show: openShareDialog },
  {
    name: 'share-dialog-people',
    show: async (page, sample) => {
      await openShareDialog(page, sample);
      await page.getByRole('combobox', { name: 'User ID' }).press('ArrowDown');
      await page.getByRole('listbox', { name: 'People you share notes with' }).waitFor();
    },
  },
  {
    name: 'note-new-to-me',
    show: async (page, sample) => {
      const id = sample.sharedNoteIds.view;
      await answerWith(page, `**/api/notes/${id}`, { isNew: true });
      await page.route(`**/api/notes/${id}/seen`, () => undefined);
      await openNote(page, sample, id);
      await page.getByText('New', { exact: true }).waitFor();
    },
  },
  {
    name: 'share-dialog-refused',
    show: async (page, sample) => {
      await openShareDialog(page, sample);
      await page.getByLabel('User ID').fill('somebody-who-is-not-here');
      await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
      await holdToast(page);
    },
  },
  {
    name: 'note-title-edited',
    show: async (page, sample) => {
      await openNote(page, sample);
      await page.getByTitle('Edit title').click();
      await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
    },
  },
  { name: 'note-page-menu', show: openMenu('More options', 'Plain text (.txt)') },
  { name: 'generate-menu', show: openMenu('Choose what to generate', 'Make this note a') },
  { name: 'tag-colour-menu', show: openMenu('studio', 'Thread') },
  {
    name: 'note-generating',
    show: async (page, sample) => {
      await keepWorking(page, '**/generate', {});
      await openNote(page, sample);
      await page.getByRole('button', { name: 'Generate Creation' }).click();
      await page.getByText('Generating...').waitFor();
    },
  },
  {
    name: 'note-not-generated',
    show: async (page, sample) => {
      await refuse(page, '**/generate', 503, 'The language model does not answer. Please try again in a few minutes.');
      await openNote(page, sample);
      await page.getByRole('button', { name: 'Generate Creation' }).click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'note-not-enriched',
    show: async (page, sample) => {
      const note = `**/api/notes/${sample.noteId}`;
      await answerWith(page, note, { enrichment: 'failed', enrichmentJobId: 'job', themes: [], tags: [] });
      const job = { id: 'job', state: 'failed', error: 'The language model took too long to answer.', result: null };
      await page.route('**/api/jobs/job', (route) => route.fulfill({ json: job }));
      await openNote(page, sample);
      await page.getByText('took too long').waitFor();
    },
  },
  {
    name: 'tags-suggested',
    show: async (page, sample) => {
      await openNote(page, sample, sample.longNoteId);
      await page.getByText('Suggested:').waitFor();
    },
  },
  {
    name: 'tag-pending',
    show: async (page, sample) => {
      await leaveUnanswered(page, '**/update-tags');
      await openNote(page, sample);
      await page.getByLabel('Add a tag').fill('architecture');
      await page.keyboard.press('Enter');
      await page.locator('[aria-busy="true"]').filter({ hasText: 'architecture' }).waitFor();
    },
  },
  {
    name: 'transcript-corrected',
    isWhole: true,
    show: async (page, sample) => {
      await openNote(page, sample);
      await page.getByRole('button', { name: 'Correct the words' }).click();
      await page.getByRole('textbox', { name: 'Transcript' }).waitFor();
    },
  },
  {
    name: 'unsure-words',
    show: async (page, sample) => {
      await answerWith(page, `**/api/notes/${sample.talkId}`, { unsureWords: UNSURE_WORDS });
      await openNote(page, sample, sample.talkId);
      await page.getByRole('button', { name: 'Correct the words' }).click();
      await page.getByRole('textbox', { name: 'Transcript' }).press('Control+Home');
      await page.getByRole('button', { name: 'Next one' }).click();
    },
  },
  {
    name: 'unsure-words-of-a-piece',
    show: async (page, sample) => {
      await answerWith(page, `**/api/notes/${sample.talkId}`, { unsureWords: UNSURE_WORDS });
      await openNote(page, sample, sample.talkId);
      await page.getByRole('button', { name: 'Play from 0:00' }).press('F2');
      await page.getByRole('textbox', { name: 'These words' }).waitFor();
    },
  },
  {
    name: 'comment-pending',
    isWhole: true,
    show: async (page, sample) => {
      await openNote(page, sample);
      await page.route('**/comments', (route) => (route.request().method() === 'POST' ? undefined : route.fallback()));
      await page.getByLabel('Add a comment').fill('The beams first, then the windows.');
      await page.keyboard.press('Enter');
      await page.getByText('Sending…').waitFor();
      await page.getByRole('button', { name: 'at 0:00' }).click();
    },
  },
  {
    name: 'comment-blank',
    show: async (page, sample) => {
      await openNote(page, sample);
      await page.getByRole('button', { name: 'Comment', exact: true }).click();
      await holdToast(page);
    },
  },
  {
    name: 'comment-rewritten',
    isWhole: true,
    show: async (page, sample) => {
      await openNote(page, sample);
      await page.getByRole('button', { name: 'Edit comment' }).first().click();
      await page.getByLabel('Edit your comment').waitFor();
    },
  },
];
