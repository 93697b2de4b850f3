import type { ListedTheme } from '@stitchbook/api-types';
import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const NAMES = [
  'garden',
  'work',
  'studio',
  'family',
  'ideas',
  'travel',
  'health',
  'reading',
  'recipes',
  'music',
  'money',
  'house',
  'neighbours',
  'garten',
  'school',
  'a rather long name for a tag that somebody dictated',
  'w'.repeat(50),
  'dreams',
  'errands',
  'canal',
];
const COLORS = ['#6366f1', '#0f9d8a', '#d9622b', '#a355c4'];

const THEMES: ListedTheme[] = NAMES.map((name, index) => ({
  id: index + 1,
  name,
  color: COLORS[index % COLORS.length] ?? '',
  noteCount: index === 19 ? 0 : Math.floor(1_200 / (index + 1) ** 2) + 1,
}));

async function openTags(page: Page, address: string, themes = THEMES) {
  await page.route('**/api/themes?*', (route) => route.fulfill({ json: themes }));
  await page.goto(`${address}/tags`);
  await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
}

const choose = async (page: Page, tag: string, item: string) => {
  await page.getByRole('button', { name: `Change ${tag}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** All tags of a person, and what is done with them. */
export const TAGS_SCREENS: Screen[] = [
  { name: 'tags', isWhole: true, show: (page, { address }) => openTags(page, address) },
  { name: 'tags-none', show: (page, { address }) => openTags(page, address, []) },
  {
    name: 'tags-menu',
    show: async (page, { address }) => {
      await openTags(page, address);
      await page.getByRole('button', { name: 'Change work' }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'tags-name-taken',
    show: async (page, { address }) => {
      await openTags(page, address);
      const [theme] = THEMES;
      const refusal = { code: 'theme.name-taken', message: 'Tag "garden" already exists', theme };
      await page.route('**/api/themes/*', (route) => route.fulfill({ status: 409, json: refusal }));
      await choose(page, 'studio', 'Rename');
      await page.getByRole('textbox', { name: 'New name for studio' }).fill('garden');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Merge' }).waitFor();
    },
  },
  {
    name: 'tags-merge',
    show: async (page, { address }) => {
      await openTags(page, address);
      await choose(page, 'garden', 'Merge into…');
      await page.getByRole('dialog').waitFor();
    },
  },
];
