import type { Person } from '../people.ts';
import { fixture } from '../words/recordings.ts';
import type { EnginePage } from './engine-page.ts';
import type { Part } from './find-in-page.ts';

const NEW_NOTE: Part = { role: 'region', name: 'New note' };
/** How long words may be on their way, on a machine that is busy with other things. */
const WORDS_LIMIT_MS = 120_000;
const CREATE_ACCOUNT: Part = { role: 'button', name: 'Create account' };

/** From the landing page through the form; ends on the list of notes. */
export async function signUp(page: EnginePage, person: Person): Promise<void> {
  await page.goTo('/');
  await page.click({ role: 'link', name: 'Sign In' });
  await page.click({ role: 'link', name: 'Create an account' });
  await page.see(CREATE_ACCOUNT);
  await page.typeInto({ role: 'textbox', name: 'First name' }, person.firstName);
  await page.typeInto({ role: 'textbox', name: 'Last name' }, person.lastName);
  await page.typeInto({ role: 'textbox', name: 'Email' }, person.email);
  await page.typeInto({ role: 'textbox', name: 'Password' }, person.password);
  await page.click(CREATE_ACCOUNT);
  await expectSignedIn(page, person);
}

export async function signIn(page: EnginePage, person: Person): Promise<void> {
  await page.click({ role: 'link', name: 'Sign In' });
  await page.typeInto({ role: 'textbox', name: 'Email' }, person.email);
  await page.typeInto({ role: 'textbox', name: 'Password' }, person.password);
  await page.press('Enter');
  await expectSignedIn(page, person);
}

/** Speaks for some seconds, and saves what was recorded. */
export async function record(page: EnginePage, seconds: number, title: string): Promise<void> {
  await page.click({ role: 'button', name: 'Record a new note' });
  await page.click({ role: 'button', name: 'Start recording', within: NEW_NOTE });
  await page.see({ role: 'timer', within: NEW_NOTE }, ({ text }) => Number(text.split(':').at(-1)) >= seconds);
  await page.click({ role: 'button', name: 'Stop recording', within: NEW_NOTE });
  await page.typeInto({ role: 'textbox', name: 'Title', within: NEW_NOTE }, title);
  await page.click({ role: 'button', name: 'Save', within: NEW_NOTE });
  await page.read('Voice note saved successfully!', WORDS_LIMIT_MS);
}

export async function upload(page: EnginePage, file: string, title: string): Promise<void> {
  await page.click({ role: 'button', name: 'Record a new note' });
  await page.click({ role: 'tab', name: 'Upload Audio File', within: NEW_NOTE });
  await page.chooseFile(fixture(file));
  await page.typeInto({ role: 'textbox', name: 'Title', within: NEW_NOTE }, title);
  await page.click({ role: 'button', name: 'Upload and Save', within: NEW_NOTE });
  await page.read('Voice note uploaded and saved successfully!', WORDS_LIMIT_MS);
}

export async function openNote(page: EnginePage, title: string): Promise<void> {
  await page.click({ role: 'link', within: { role: 'article', name: title } });
  await page.see({ role: 'link', name: 'Back to notes' });
  await page.seeText({ role: 'heading' }, title);
}

/** Listens to the note that is open until its audio has come to that second; it has to go on for a while, for Pause is looked for then. */
export async function listen(page: EnginePage, seconds: number): Promise<void> {
  const player: Part = { role: 'group', within: { role: 'main' } };
  await page.click({ role: 'button', name: 'Play', within: player });
  await page.see({ role: 'slider', name: 'Seek', within: player }, ({ value }) => Number(value) >= seconds);
  await page.click({ role: 'button', name: 'Pause', within: player });
}

async function expectSignedIn(page: EnginePage, { firstName, lastName }: Person): Promise<void> {
  await page.seeText({ role: 'banner' }, `${firstName} ${lastName}`);
  await page.see({ role: 'heading', name: 'Recent Notes' });
}
