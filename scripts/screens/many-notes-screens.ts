import { chooseOnDevice, openNotes } from './screen.ts';
import type { Page } from '@playwright/test';
import type { Sample, Screen } from './screen.ts';

/** How many days ago each note of the list was made, the newest first; the last number is that of all after it. */
const DAYS_AGO = [0, 0, 1, 4, 4, 30, 400];

interface ListedNote {
  id: number;
  createdAt: string;
  pinned: boolean;
  isNew: boolean;
}

/** Lays the notes, which were made just now, over more than a year; one of the oldest is pinned, and one is new to its reader. */
async function spreadOverDays(page: Page, { talkId, sharedNoteIds }: Sample) {
  await page.route('**/api/notes?*', async (route) => {
    const response = await route.fetch();
    const notes = (await response.json()) as ListedNote[];
    const dated = notes.map((note, index) => {
      const daysAgo = DAYS_AGO[Math.min(index, DAYS_AGO.length - 1)] ?? 0;
      const createdAt = new Date(Date.parse(note.createdAt) - daysAgo * 86_400_000).toISOString();
      return { ...note, createdAt, pinned: note.id === talkId, isNew: note.id === sharedNoteIds.edit };
    });
    const isForPinned = new URL(route.request().url()).searchParams.has('pinned');
    await route.fulfill({ response, json: isForPinned ? dated.filter(({ pinned }) => pinned) : dated });
  });
}

const openDays =
  (density: 'comfortable' | 'compact'): Screen['show'] =>
  async (page, sample) => {
    await spreadOverDays(page, sample);
    await chooseOnDevice(page, { 'list-density': density });
    await openNotes(page, sample);
    await page.getByRole('heading', { name: 'Pinned' }).waitFor();
  };

const selectThree =
  (density: 'comfortable' | 'compact'): Screen['show'] =>
  async (page, sample) => {
    await openDays(density)(page, sample);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const index of [0, 1, 3]) await page.getByRole('checkbox').nth(index).check();
    await page.getByText('3 selected').waitFor();
  };

const openPalette: Screen['show'] = async (page, sample) => {
  await openNotes(page, sample);
  await page.keyboard.press('ControlOrMeta+K');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
};

/** The list of many notes: in both densities, by days, selected from, and searched with the palette. */
export const MANY_NOTES_SCREENS: Screen[] = [
  { name: 'notes-days', show: openDays('comfortable'), isWhole: true },
  { name: 'notes-rows', show: openDays('compact'), isWhole: true },
  {
    name: 'notes-rows-scrolled',
    show: async (page, sample) => {
      await openDays('compact')(page, sample);
      await page.setViewportSize({ width: 390, height: 900 });
      await page.getByRole('article', { name: 'What the doctor said' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'notes-first',
    show: async (page, sample) => {
      await page.route('**/api/notes?*', async (route) => {
        const response = await route.fetch();
        const [first] = (await response.json()) as unknown[];
        await route.fulfill({ status: 200, json: [first] });
      });
      await openNotes(page, sample);
      await page.getByText('Your first note is here.').waitFor();
    },
  },
  { name: 'notes-selected', show: selectThree('comfortable') },
  { name: 'notes-rows-selected', show: selectThree('compact') },
  { name: 'palette', show: openPalette },
  {
    name: 'palette-found',
    show: async (page, sample) => {
      await openPalette(page, sample);
      await page.keyboard.type('can');
      await page.getByRole('option', { name: 'The workshop by the canal' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'palette-nothing',
    show: async (page, sample) => {
      await openPalette(page, sample);
      await page.keyboard.type('zanzibar');
      await page.getByText('Nothing fits.').waitFor();
    },
  },
  {
    name: 'notes-filter-in-use',
    show: async (page, { address }) => {
      await page.goto(`${address}/notes?tag=idea&tag=journey`);
      await page.getByRole('button', { name: 'Filter' }).click();
      await page.getByRole('dialog', { name: 'Filter notes' }).getByText('Any time').waitFor();
    },
  },
];
