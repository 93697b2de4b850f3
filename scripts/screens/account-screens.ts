import { leaveUnanswered, open, refuse } from './screen.ts';
import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const ARCHIVE = { name: 'stitchbook.zip', mimeType: 'application/zip', buffer: Buffer.alloc(3_000_000) };
const REPORT = {
  success: true,
  message: '24 notes imported',
  notes: { imported: 24, alreadyThere: 3, failed: 1 },
  creations: { imported: 5, alreadyThere: 0, failed: 0 },
  problems: [
    { path: 'notes/0014 The bindery/note.json', reason: 'The title must have 1 to 100 characters.' },
    { path: 'notes/0020 Rain/audio.mp3', reason: 'Its checksum is not the one that the manifest has.' },
  ],
};
const EVENTS = [
  ['sign-in.failed', null],
  ['share.given', 'Marianne Dashwood'],
  ['session.ended', null],
  ['password.changed', null],
  ['sign-in.succeeded', null],
].map(([kind, name], index) => ({
  id: 9 - index,
  kind,
  happenedAt: new Date(Date.UTC(2026, 4, 30 - index, 9, 5)).toISOString(),
  device: index === 0 ? null : 'Firefox on Linux',
  address: '192.0.2.7',
  noteId: null,
  otherPerson: name ? { id: '5f8e', name } : null,
}));
const EVENTS_OF_ALL = EVENTS.map((event) => ({ ...event, userId: '7b0c8a44-3d0f-4a53-9d1c-0f6f0f0c1a52' }));
const SESSIONS = [
  ['Firefox on Linux', true],
  ['Safari on iOS', false],
  [null, false],
].map(([device, isCurrent], index) => ({
  id: String(index),
  device,
  isCurrent,
  signedInAt: new Date(Date.UTC(2026, 4, 20 - index, 14, 7)).toISOString(),
  lastUsedAt: new Date(Date.now() - index * 86_400_000).toISOString(),
}));

const INVITATIONS = ['marianne@example.com', null].map((email, index) => ({
  id: String(index),
  email,
  createdAt: '2026-05-30T14:07:00Z',
  expiresAt: '2026-06-06T14:07:00Z',
}));

/** @param changes of what the account says of itself */
async function openAccount(page: Page, address: string, changes: object = {}) {
  await page.route('**/api/account/sessions', (route) => route.fulfill({ json: SESSIONS }));
  await page.route('**/api/invitations', (route) => route.fulfill({ json: INVITATIONS }));
  await page.route('**/account/security-events*', (route) => route.fulfill({ json: EVENTS }));
  await page.route('**/administration/security-events*', (route) => route.fulfill({ json: EVENTS_OF_ALL }));
  await page.route('**/api/account', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } });
  });
  await page.goto(`${address}/account`);
  await page.getByText('Safari on iOS').waitFor();
}

const chooseArchive = (page: Page, label: string) => page.getByLabel(label).setInputFiles(ARCHIVE);

export const ACCOUNT_SCREENS: Screen[] = [
  { name: 'account', show: (page, { address }) => openAccount(page, address), isWhole: true },
  {
    name: 'account-administrator',
    show: async (page, { address }) => {
      await openAccount(page, address, { isAdministrator: true, freshUntil: null, hasPasswordHere: false });
      await page.getByRole('button', { name: 'What happened here' }).click();
      await page.getByText('user 7b0c8a44').first().waitFor();
    },
    isWhole: true,
  },
  {
    name: 'account-imported',
    show: async (page, { address }) => {
      await page.route('**/api/account/import', (route) => route.fulfill({ json: REPORT }));
      await openAccount(page, address);
      await chooseArchive(page, 'Choose an archive');
      await page.getByText('24 notes imported').waitFor();
    },
    isWhole: true,
  },
  {
    name: 'account-importing',
    show: async (page, { address }) => {
      await leaveUnanswered(page, '**/api/account/import');
      await openAccount(page, address);
      await chooseArchive(page, 'Choose an archive');
      await page.getByRole('progressbar').waitFor();
    },
    isWhole: true,
  },
  {
    name: 'account-import-refused',
    show: async (page, { address }) => {
      await refuse(page, '**/api/account/import', 422, 'This is not a zip file.');
      await openAccount(page, address);
      await chooseArchive(page, 'Choose an archive');
      await page.getByRole('alert').waitFor();
    },
    isWhole: true,
  },
  {
    name: 'account-sign-out-everywhere',
    show: async (page, { address }) => {
      await openAccount(page, address);
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'account-delete',
    show: async (page, { address }) => {
      await openAccount(page, address);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'account-loading',
    show: async (page, { address }) => {
      await leaveUnanswered(page, '**/api/account');
      await page.goto(`${address}/account`);
      await page.getByRole('status', { name: 'Loading your account' }).waitFor();
    },
  },
  {
    name: 'account-failed',
    show: async (page, sample) => {
      await refuse(page, '**/api/account', 500, 'The database does not answer.');
      await open('/account', 'could not be loaded')(page, sample);
    },
  },
];
