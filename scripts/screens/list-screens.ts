import { holdToast, keepWorking, leaveUnanswered, open, openNotes, refuse } from './screen.ts';
import type { Screen } from './screen.ts';

/** @param item that is there when the menu is */
const openMenu =
  (button: string, item: string): Screen['show'] =>
  async (page, sample) => {
    await openNotes(page, sample);
    await page.getByRole('button', { name: button }).first().click();
    await page.getByText(item, { exact: true }).first().waitFor();
  };

const chooseForNewest =
  (item: string): Screen['show'] =>
  async (page, sample) => {
    await openNotes(page, sample);
    const card = page.getByRole('article', { name: 'The workshop by the canal' });
    await card.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

/** The list of notes, its cards and its menus. */
export const LIST_SCREENS: Screen[] = [
  { name: 'home', show: open('/', 'The workshop by the canal'), isWhole: true },
  { name: 'notes', show: openNotes, isWhole: true },
  {
    name: 'notes-loading',
    show: async (page, { address }) => {
      await leaveUnanswered(page, '**/api/notes?*');
      await page.goto(`${address}/notes`);
      await page.getByRole('status', { name: 'Loading notes' }).waitFor();
    },
  },
  { name: 'notes-narrowed', show: open('/notes?tag=studio&sort=longest', 'The workshop by the canal') },
  { name: 'notes-found', show: open('/notes?q=canals+workshop', 'The workshop by the canal'), isWhole: true },
  { name: 'notes-nothing-found', show: open('/notes?q=zanzibar', 'No notes found.') },
  { name: 'notes-asked', show: open('/notes?q=Where+is+the+workshop+by+the+canal%3F', 'The workshop by the canal') },
  {
    name: 'notes-meaning-failed',
    show: async (page, sample) => {
      await refuse(page, '**/api/notes?*by=meaning*', 503, 'The model does not answer.');
      await open('/notes?q=zanzibar', 'could not be looked for')(page, sample);
    },
  },
  { name: 'notes-shared-with-me', show: open('/notes?shared=with-me', 'Marianne'), isWhole: true },
  {
    name: 'notes-failed',
    show: async (page, { address }) => {
      await refuse(page, '**/api/notes?*', 500, 'The database does not answer.');
      await page.goto(`${address}/notes`);
      await page.getByText('could not be loaded').waitFor();
    },
  },
  { name: 'header-menu', show: openMenu('Elinor Dashwood', 'Copy my user id') },
  { name: 'notes-filter', show: openMenu('Filter', 'Any time') },
  { name: 'notes-sort', show: openMenu('Sort', 'Longest first') },
  { name: 'note-menu', show: openMenu('More options', 'Delete') },
  { name: 'card-title-edited', show: chooseForNewest('Edit Title') },
  { name: 'card-deleted', show: chooseForNewest('Delete') },
  {
    name: 'card-generating',
    show: async (page, sample) => {
      await keepWorking(page, '**/generate', {});
      await openNotes(page, sample);
      await page.getByRole('button', { name: 'Generate', exact: true }).first().click();
      await page.getByText('Generating...').waitFor();
    },
  },
  {
    name: 'toast',
    show: async (page, sample) => {
      await chooseForNewest('Edit Title')(page, sample);
      await page.route('**/update-title', async (route) => {
        const answer = await page.request.get(`${sample.address}/api/notes/${sample.noteId}`);
        const note = (await answer.json()) as object;
        await route.fulfill({ json: { success: true, message: 'Title updated successfully', note } });
      });
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('The bindery by the canal');
      await page.keyboard.press('Enter');
      await holdToast(page);
    },
  },
  {
    name: 'toast-undo',
    show: async (page, sample) => {
      // The sample keeps its note.
      await page.route('**/api/notes/*', (route) =>
        route.request().method() === 'DELETE' ? route.fulfill({ json: { success: true } }) : route.fallback(),
      );
      await chooseForNewest('Delete')(page, sample);
      await page.getByRole('button', { name: 'Delete' }).click();
      await holdToast(page, 'Undo');
    },
  },
  {
    name: 'toast-alarm',
    show: async (page, sample) => {
      await refuse(page, '**/api/notes/*', 500, 'The database does not answer.');
      await chooseForNewest('Delete')(page, sample);
      await page.getByRole('button', { name: 'Delete' }).click();
      await holdToast(page);
    },
  },
];
