import type { Page } from '@playwright/test';
import { leaveUnanswered, open, openNote, refuse } from './screen.ts';
import type { Sample, Screen } from './screen.ts';

const sharedNote = (permission: 'view' | 'comment' | 'edit'): Screen => ({
  name: `note-shared-to-${permission}`,
  isWhole: true,
  show: (page, sample) => openNote(page, sample, sample.sharedNoteIds[permission]),
});

/** A note, read and played. */
export const NOTE_SCREENS: Screen[] = [
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
    name: 'note-talk',
    show: (page, sample) => openNote(page, sample, sample.talkId),
  },
  {
    // Read on while it plays: the player stays, at the foot of a phone, and leads back to what is being said.
    name: 'note-player-stays',
    show: async (page, sample) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await openNote(page, sample, sample.talkId);
      await page.getByRole('button', { name: 'Play from 1:' }).first().click();
      await page.locator('li[aria-current]').waitFor();
      await page.waitForTimeout(1500);
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 900);
      await page.getByRole('button', { name: /^Back to 1:/ }).waitFor();
    },
  },
  { name: 'player-bar', show: leaveWhilePlaying },
  {
    name: 'player-bar-stopped',
    show: async (page, sample) => {
      await leaveWhilePlaying(page, sample);
      await refuse(page, `**/api/notes/${sample.noteId}`, 404, '');
      await page.locator('body > audio').evaluate((audio: HTMLAudioElement) => {
        audio.src = '/api/nothing';
        void audio.play().catch(() => undefined);
      });
      await page.getByRole('region', { name: 'Player' }).getByRole('alert').waitFor();
    },
  },
  {
    name: 'player-bar-above-recorder',
    show: async (page, sample) => {
      await leaveWhilePlaying(page, sample);
      await page.keyboard.press('n');
      await page.getByRole('button', { name: 'Start recording' }).click();
      await page.getByRole('timer').getByText('00:02').waitFor();
      await page.getByRole('navigation').getByRole('link', { name: 'Creations' }).click();
      await page.getByRole('region', { name: 'Recording' }).waitFor();
    },
  },
  {
    name: 'note-found',
    show: async (page, sample) => {
      await page.goto(`${sample.address}/notes/${sample.noteId}?q=john dashwood`);
      await page.locator('mark').first().waitFor();
    },
  },
  {
    name: 'note-found-in-talk',
    show: async (page, sample) => {
      await page.goto(`${sample.address}/notes/${sample.talkId}?q=leisure`);
      const found = page.getByRole('region', { name: 'Found in this note' });
      for (let times = 0; times < 5; times += 1) await found.getByRole('button', { name: 'Next place' }).click();
      await found.getByText('6 of 10').waitFor();
    },
  },
  {
    name: 'note-chapters',
    show: async (page, sample) => {
      await page.route(`**/api/notes/${sample.talkId}`, async (route) => {
        const response = await route.fetch();
        const { duration, ...note } = (await response.json()) as { duration: number };
        const titles = [
          'Mr. John Dashwood had then leisure to consider',
          'The allotment committee and the long fight about bonfires',
          'Nora started school',
        ];
        const chapters = titles.map((title, at) => ({ startSeconds: (at * duration) / 3, title }));
        await route.fulfill({ response, json: { ...note, duration, chapters } });
      });
      await openNote(page, sample, sample.talkId);
      await page.getByText('Chapters').click();
      if ((page.viewportSize()?.width ?? 0) >= 640) await page.getByText('Chapters').click();
      await page.getByRole('button', { name: 'Nora started school' }).waitFor();
    },
  },
  {
    name: 'note-title-suggested',
    isWhole: true,
    show: async (page, sample) => {
      await page.route(`**/api/notes/${sample.noteId}`, async (route) => {
        const response = await route.fetch();
        const unnamed = { title: 'New Voice Note', titleSuggestion: 'Mr. John Dashwood had then leisure to consider' };
        await route.fulfill({ response, json: { ...((await response.json()) as object), ...unnamed } });
      });
      await openNote(page, sample);
      await page.getByRole('button', { name: 'Use this title' }).waitFor();
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

/** The note is paused in its midst, and another screen opened. */
async function leaveWhilePlaying(page: Page, sample: Sample) {
  await openNote(page, sample);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Creations' }).click();
  await page.getByRole('region', { name: 'Player' }).waitFor();
}
