import { chooseOnDevice } from './screen.ts';
import type { Page } from '@playwright/test';
import type { Sample, Screen } from './screen.ts';

/** @param words on the screen when it is there */
const openInGerman =
  (path: (sample: Sample) => string, words: string, show?: (page: Page) => Promise<unknown>): Screen['show'] =>
  async (page, sample) => {
    await chooseOnDevice(page, { language: 'de' });
    await page.goto(sample.address + path(sample));
    await page.getByText(words).first().waitFor();
    await show?.(page);
  };

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();

const openDialog = (name: string) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

/** Screens with little room, in the language with the longer words. */
export const GERMAN_SCREENS: Screen[] = [
  { name: 'german-notes', show: openInGerman(() => '/notes', 'The workshop by the canal'), isWhole: true },
  {
    name: 'german-rows',
    show: async (page, sample) => {
      await chooseOnDevice(page, { 'list-density': 'compact' });
      await openInGerman(() => '/notes', 'The workshop by the canal')(page, sample);
    },
    isWhole: true,
  },
  {
    name: 'german-selected',
    show: openInGerman(
      () => '/notes',
      'The workshop by the canal',
      async (page) => {
        await press('Auswählen')(page);
        for (const index of [0, 1]) await page.getByRole('checkbox').nth(index).check();
        await page.getByText('2 ausgewählt').waitFor();
      },
    ),
  },
  { name: 'german-filter', show: openInGerman(() => '/notes', 'The workshop by the canal', openDialog('Filtern')) },
  {
    name: 'german-palette',
    show: openInGerman(
      () => '/notes',
      'The workshop by the canal',
      async (page) => {
        await page.keyboard.press('ControlOrMeta+K');
        await page.getByRole('dialog').getByRole('option').first().waitFor();
      },
    ),
  },
  {
    name: 'german-found',
    show: openInGerman(({ talkId }) => `/notes/${talkId}?q=leisure`, 'Transkript'),
  },
  { name: 'german-note', show: openInGerman(({ noteId }) => `/notes/${noteId}`, 'Kommentare'), isWhole: true },
  {
    name: 'german-share-dialog',
    show: openInGerman(({ noteId }) => `/notes/${noteId}`, 'Kommentare', openDialog('Teilen')),
  },
  { name: 'german-creations', show: openInGerman(() => '/creations', 'Deine Werke'), isWhole: true },
  { name: 'german-account', show: openInGerman(() => '/account', 'Konto löschen'), isWhole: true },
];
