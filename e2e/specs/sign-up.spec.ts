import { createAccount, signIn, signOut, signUp, someone } from '../people.ts';
import { expect, test } from '../fixtures.ts';

test('a visitor sees the landing page, makes an account, leaves and comes back', async ({ page }) => {
  const elinor = someone('Elinor');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Early Access' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Drop Your First Stitch' }).first()).toBeVisible();

  await signUp(page, elinor);
  await expect(page.getByText('No notes found. Start by recording a new note!')).toBeVisible();
  await signOut(page);
  await signIn(page, elinor);
});

test('an address that was opened signed out is come back to after signing in', async ({ page }) => {
  const elinor = someone('Elinor');
  await createAccount(page, elinor);
  await signOut(page);
  await page.goto('/creations?type=story');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(elinor.email);
  const password = page.getByLabel('Password');
  await password.fill(elinor.password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Your Creations' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?type=story');
});

test('a wrong password is told so, and lets nobody in', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/\/oidc\/interaction\/.*\b422\b/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(someone('Nobody').email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect((await page.request.get('/api/auth/user', { maxRetries: 2 })).status()).toBe(401);
});

test('a path that leads nowhere says so', async ({ page }) => {
  await createAccount(page, someone('Margaret'));
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
