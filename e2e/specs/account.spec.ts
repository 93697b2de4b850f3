import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { saveNote } from '../notes.ts';
import { createAccount, signIn, someone, type Person } from '../people.ts';
import { AccountPage } from '../screens/account-page.ts';
import { expect, test } from '../fixtures.ts';

/** That the next click on 'Sign In' shows the form, and does not walk in. */
async function expectPasswordAsked(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
}

async function givePassword(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('signing out everywhere takes the password again in both browsers', async ({
  page,
  openOtherBrowser,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/\b401\b/);
  const elinor = someone('Elinor');
  await createAccount(page, elinor);
  const there = await openOtherBrowser();
  await signIn(there, elinor);

  const account = await AccountPage.openFromMenu(page);
  await expect(account.sessions.getByRole('listitem')).toHaveCount(2);
  await account.signOutEverywhere();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectPasswordAsked(page);
  await expectPasswordAsked(there);
});

test('another browser is signed out from the list, and this one is not', async ({
  page,
  openOtherBrowser,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/\b401\b/);
  const marianne = someone('Marianne');
  await createAccount(page, marianne);
  const there = await openOtherBrowser();
  await signIn(there, marianne);
  const account = await AccountPage.open(page);
  await expect(account.sessions.getByRole('listitem')).toHaveCount(2);
  await account.signOutThere();
  await expect(account.sessions.getByRole('listitem')).toHaveCount(1);
  await expect(account.events).toContainText('Signed out in another browser');
  await expectPasswordAsked(there);
  await page.reload();
  await expect(account.sessions).toContainText('this browser');
});

test('an account is exported, imported elsewhere, and deleted for ever', async ({
  page,
  openOtherBrowser,
  expectConsoleErrors,
}, testInfo) => {
  expectConsoleErrors(/\b401\b|\/oidc\/interaction\/.*\b422\b/);
  const edward = someone('Edward');
  await createAccount(page, edward);
  await saveNote(page, 'Plymouth', 'Four months, and nobody knew of it.');
  const account = await AccountPage.open(page);
  const archive = testInfo.outputPath('account.zip');
  await (await account.export()).saveAs(archive);
  expect((await readFile(archive)).subarray(0, 2).toString()).toBe('PK');
  await page.reload();
  await expect(account.events).toContainText('The account was exported');

  const others = await openOtherBrowser();
  await createAccount(others, someone('Robert'));
  const elsewhere = await AccountPage.open(others);
  await elsewhere.import(archive);
  await expect(elsewhere.importing).toContainText('1 note imported.');
  await others.goto('/notes');
  await expect(others.getByRole('article')).toContainText('Plymouth');

  await account.delete(edward.email);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectPasswordAsked(page);
  await givePassword(page, edward);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('whoever is signed in gives the password again, and comes back to what was wanted', async ({ page }) => {
  const lucy = someone('Lucy');
  await createAccount(page, lucy);
  await page.goto('/api/login?fresh=1&returnTo=/account%23export');
  await expect(page.getByLabel('Password')).toBeVisible();
  await givePassword(page, lucy);
  await expect(page).toHaveURL(/\/account#export$/);
  const { exporting } = new AccountPage(page);
  await expect(exporting).toBeFocused();
  await expect(exporting).not.toContainText('asked to sign in again');
});

test('the web app speaks the language that is chosen on the account, from the next page on', async ({ page }) => {
  await createAccount(page, someone('Elinor'));
  await AccountPage.openFromMenu(page);
  await page.getByRole('group', { name: 'Language' }).getByText('Deutsch').click();
  await expect(page.getByRole('heading', { name: 'Dein Konto', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/notes');
  await expect(page.getByRole('heading', { name: 'Neueste Notizen' })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('group', { name: 'Sprache' }).getByText('English').click();
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible();
});
