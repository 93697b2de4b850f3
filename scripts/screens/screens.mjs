// @ts-check
/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ address: string, noteId: number, audioFile: string }} Sample
 * @typedef {{ name: string, show: (page: Page, sample: Sample) => Promise<unknown>, isWhole?: boolean }} Screen
 *   `isWhole`: drawn from top to bottom; else as much as the window holds, for what lies over the page
 */

/** @param {string} path @param {string} words on the screen when it is there @returns {Screen['show']} */
const open =
  (path, words) =>
  async (page, { address }) => {
    await page.goto(address + path);
    await page.getByText(words).first().waitFor();
  };

/** Nothing is answered, so that what stands there meanwhile can be seen. @param {string} calls @param {string} path */
const waiting =
  (calls, path) =>
  async (/** @type {Page} */ page, /** @type {Sample} */ { address }) => {
    await page.route(calls, () => undefined);
    await page.goto(address + path);
    await page.getByRole('status', { name: /^Loading/ }).waitFor();
  };

/** @type {Screen['show']} */
const openNotes = open('/notes', 'The workshop by the canal');

/** @type {Screen['show']} */
const openPanel = async (page, sample) => {
  await openNotes(page, sample);
  await page.getByRole('button', { name: 'Record a new note' }).click();
  await page.getByRole('button', { name: 'Start recording' }).waitFor();
};

/** @type {Screen['show']} */
const record = async (page, sample) => {
  await openPanel(page, sample);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.waitForTimeout(2500);
};

/** @type {Screen['show']} */
const openNote = async (page, sample) => {
  await page.goto(`${sample.address}/notes/${sample.noteId}`);
  await page.getByRole('region', { name: 'Transcript' }).waitFor();
};

/** @param {string} item @returns {Screen['show']} */
const chooseFromMenu = (item) => async (page, sample) => {
  await openNotes(page, sample);
  await page.getByRole('button', { name: 'More options' }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** @type {Screen[]} What a visitor sees. */
export const VISITOR_SCREENS = [
  { name: 'landing', show: open('/', 'How It Works'), isWhole: true },
  {
    name: 'sign-in',
    show: async (page, { address }) => {
      await page.goto(address);
      await page.getByRole('link', { name: 'Sign In' }).click();
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
    },
  },
  {
    name: 'sign-up',
    show: async (page) => {
      await page.getByRole('link', { name: 'Create an account' }).click();
      await page.getByRole('button', { name: 'Create account' }).waitFor();
    },
  },
];

/** @type {Screen[]} What somebody sees who has nothing yet. */
export const NEW_PERSON_SCREENS = [
  { name: 'notes-empty', show: open('/notes', 'No notes found.') },
  { name: 'creations-empty', show: open('/creations', 'No Creations Yet') },
];

/** @type {Screen[]} What somebody sees who has been here for a while. */
export const SCREENS = [
  { name: 'home', show: open('/', 'The workshop by the canal'), isWhole: true },
  { name: 'notes', show: openNotes, isWhole: true },
  { name: 'notes-loading', show: waiting('**/api/notes?*', '/notes') },
  { name: 'notes-nothing-found', show: open('/notes?q=zanzibar', 'No notes found.') },
  {
    name: 'notes-failed',
    show: async (page, { address }) => {
      await page.route('**/api/notes?*', (route) =>
        route.fulfill({ status: 500, json: { message: 'The database does not answer.' } }),
      );
      await page.goto(`${address}/notes`);
      await page.getByText('could not be loaded').waitFor();
    },
  },
  {
    name: 'note-menu',
    show: async (page, sample) => {
      await openNotes(page, sample);
      await page.getByRole('button', { name: 'More options' }).first().click();
      await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    },
  },
  { name: 'note-title-edited', show: chooseFromMenu('Edit Title') },
  { name: 'note-shared', show: chooseFromMenu('Share') },
  { name: 'note-deleted', show: chooseFromMenu('Delete') },
  { name: 'recorder', show: openPanel },
  { name: 'recorder-recording', show: record },
  {
    name: 'recorder-stopped',
    show: async (page, sample) => {
      await record(page, sample);
      await page.getByRole('button', { name: 'Stop recording' }).click();
      await page.getByRole('group', { name: 'Audio of New Voice Note' }).waitFor();
    },
  },
  {
    name: 'recorder-leaving',
    show: async (page, sample) => {
      await record(page, sample);
      await page.getByRole('link', { name: 'Insights' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'recording-failed',
    show: async (page, sample) => {
      await page.route('**/api/transcribe', (route) =>
        route.fulfill({ status: 500, json: { message: 'The store is full.' } }),
      );
      await record(page, sample);
      await page.getByRole('button', { name: 'Stop recording' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('The store is full.').waitFor();
    },
  },
  {
    name: 'recording-unsaved',
    show: async (page, sample) => {
      await record(page, sample);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Resume saving' }).first().waitFor();
    },
  },
  {
    name: 'offline',
    show: async (page, sample) => {
      await openNotes(page, sample);
      await page.context().setOffline(true);
      await page.getByText('You are offline.').waitFor();
      await page.context().setOffline(false);
      await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
      await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    },
  },
  {
    name: 'upload',
    show: async (page, sample) => {
      await openPanel(page, sample);
      await page.getByRole('tab', { name: 'Upload Audio File' }).click();
      await page.locator('input[type="file"]').setInputFiles(sample.audioFile);
      await page.getByRole('group', { name: 'Audio of dashwood' }).waitFor();
    },
  },
  {
    name: 'upload-under-way',
    show: async (page, sample) => {
      await openPanel(page, sample);
      await page.getByRole('tab', { name: 'Upload Audio File' }).click();
      await page.locator('input[type="file"]').setInputFiles(sample.audioFile);
      const job = { id: 'job', state: 'running', doneSeconds: 41, totalSeconds: 63, result: null, error: null };
      await page.route('**/api/transcribe', (route) => route.fulfill({ status: 202, json: job }));
      await page.route('**/api/jobs/job', (route) => route.fulfill({ json: job }));
      await page.getByRole('button', { name: 'Upload and Save' }).click();
      await page.getByText('41 of 63 seconds').waitFor();
    },
  },
  { name: 'note', show: openNote, isWhole: true },
  {
    name: 'note-playing',
    show: async (page, sample) => {
      await openNote(page, sample);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.locator('li[aria-current]').first().waitFor();
      await page.getByRole('button', { name: 'Pause', exact: true }).click();
    },
  },
  { name: 'note-loading', show: waiting('**/api/notes/1', '/notes/1') },
  { name: 'note-not-found', show: open('/notes/999999', 'Note Not Found') },
  {
    name: 'shortcuts',
    show: async (page, sample) => {
      await openNote(page, sample);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  { name: 'creations', show: open('/creations', 'Personal Narrative'), isWhole: true },
  { name: 'creations-loading', show: waiting('**/api/creations', '/creations') },
  { name: 'insights', show: open('/insights', 'Insights Coming Soon') },
  { name: 'page-not-found', show: open('/no/such/page', 'Page Not Found') },
];
