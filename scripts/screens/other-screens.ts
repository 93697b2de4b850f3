import type { Page } from '@playwright/test';
import { leaveUnanswered, open, refuse } from './screen.ts';
import type { Sample, Screen } from './screen.ts';

/** The other sections, and the ways in and out. */
export const OTHER_SCREENS: Screen[] = [
  { name: 'creations', show: open('/creations', 'Personal Narrative'), isWhole: true },
  {
    name: 'creations-of-one-type',
    show: async (page, sample) => {
      await open('/creations?type=action_items', 'Action Items')(page, sample);
      await page.getByRole('article').getByRole('checkbox').nth(1).waitFor();
    },
    isWhole: true,
  },
  {
    name: 'creation-listened-to',
    show: async (page, sample) => {
      await open('/creations', 'Personal Narrative')(page, sample);
      await listen(page);
      await page.getByText('Read by simple computer voices').waitFor();
      await page.getByRole('button', { name: 'Pause' }).first().click();
    },
  },
  {
    name: 'creation-being-read-aloud',
    show: async (page, sample) => {
      await leaveUnanswered(page, '**/api/creations/*/speech');
      await open('/creations', 'Personal Narrative')(page, sample);
      await listen(page);
      await page.getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'creation-not-read-aloud',
    show: async (page, sample) => {
      await refuse(page, '**/api/creations/*/speech', 500, 'The database does not answer.');
      await open('/creations', 'Personal Narrative')(page, sample);
      await listen(page);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'creations-none-of-a-type', show: open('/creations?type=podcast_script', 'Your Creations') },
  {
    name: 'creations-loading',
    show: async (page, { address }) => {
      await leaveUnanswered(page, '**/api/creations*');
      await page.goto(`${address}/creations`);
      await page.getByRole('status', { name: 'Loading creations' }).waitFor();
    },
  },
  {
    name: 'creations-failed',
    show: async (page, { address }) => {
      await refuse(page, '**/api/creations*', 500, 'The database does not answer.');
      await page.goto(`${address}/creations`);
      await page.getByText('could not be loaded').waitFor();
    },
  },
  {
    name: 'creation-deleted',
    show: async (page, sample) => {
      await open('/creations', 'Personal Narrative')(page, sample);
      await page.getByRole('button', { name: 'Delete' }).first().click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'creation', show: (page, sample) => openCreation(page, sample), isWhole: true },
  {
    name: 'creation-edited',
    show: async (page, sample) => {
      await openCreation(page, sample);
      await page.getByRole('button', { name: 'Edit' }).click();
    },
    isWhole: true,
  },
  {
    name: 'creation-versions',
    show: async (page, sample) => {
      await openCreation(page, sample);
      const { pathname } = new URL(page.url());
      const version = { version: 2, characters: 812, createdAt: '2026-05-30T14:07:00Z' };
      const versions = [
        { ...version, isAsMade: false, editedBy: { id: 'bea', name: 'Bea Dashwood' } },
        { ...version, version: 1, characters: 790, isAsMade: true, editedBy: null },
      ];
      const content = '## Before\n\nThere is a **bindery** by the canal.\n\n- Needles\n- Thread';
      await page.route(`**/api${pathname}/versions?*`, (route) => route.fulfill({ json: versions }));
      await page.route(`**/api${pathname}/versions/1`, (route) => route.fulfill({ json: { ...versions[1], content } }));
      await page.getByRole('button', { name: 'Earlier versions' }).click();
      await page.getByRole('button', { name: /As it was made/ }).click();
      await page.getByRole('heading', { name: 'Before' }).waitFor();
    },
    isWhole: true,
  },
  {
    name: 'creation-shared',
    show: async (page, sample) => {
      await openCreation(page, sample);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'creation-not-found', show: open('/creations/999999', 'Creation Not Found') },
  { name: 'insights', show: open('/insights', 'A year of notes'), isWhole: true },
  {
    name: 'insights-to-come',
    show: async (page, sample) => {
      await page.route('**/api/insights*', async (route) => {
        const response = await route.fetch();
        const insights = (await response.json()) as { totals: object };
        await route.fulfill({ response, json: { ...insights, totals: { ...insights.totals, notes: 4 } } });
      });
      await open('/insights', 'Insights Coming Soon')(page, sample);
    },
  },
  {
    name: 'insights-failed',
    show: async (page, { address }) => {
      await refuse(page, '**/api/insights*', 500, 'The database does not answer.');
      await page.goto(`${address}/insights`);
      await page.getByText('could not be loaded').waitFor();
    },
  },
  {
    name: 'part-not-loaded',
    show: async (page, { address }) => {
      await page.route('**/assets/insights-*.js', (route) => route.abort());
      await page.goto(`${address}/insights`);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  { name: 'page-not-found', show: open('/no/such/page', 'Page Not Found') },
  {
    name: 'redirecting',
    show: async (page, { address }) => {
      // It is gone before it can be drawn, unless it does not go.
      await page.route('**/assets/redirect-*.js', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/\w+\(([`'"])\/notes\1,\s*\{[^}]*\}\)/, '0');
        await route.fulfill({ response, body });
      });
      await page.goto(`${address}/redirect`);
      await page.getByText('Redirecting...').waitFor();
    },
  },
  {
    name: 'log-out-asked',
    show: async (page, { address }) => {
      await page.goto(`${address}/notes`);
      await page.getByRole('button', { name: 'Record a new note' }).click();
      await page.getByRole('button', { name: 'Start recording' }).click();
      await page.getByRole('button', { name: 'Stop recording' }).waitFor();
      await page.getByRole('link', { name: 'Log out' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];

/** Drawn last: who has come there is signed out. */
export const LAST_SCREENS: Screen[] = [
  {
    name: 'signing-out',
    show: async (page, { address }) => {
      await page.route('**/sign-out.js', (route) => route.abort());
      await page.goto(address);
      await page.getByRole('link', { name: 'Log out' }).click();
      await page.getByRole('button', { name: 'Sign out' }).waitFor();
    },
  },
];

async function listen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Listen' }).first().click();
}

async function openCreation(page: Page, sample: Sample): Promise<void> {
  await open('/creations', 'Personal Narrative')(page, sample);
  await page.getByRole('link', { name: 'Open' }).first().click();
  await page.getByRole('button', { name: 'Edit' }).waitFor();
}
