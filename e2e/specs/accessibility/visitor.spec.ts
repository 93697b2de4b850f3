import { someone, signUp } from '../../people.ts';
import { expect, test } from '../../accessibility-fixtures.ts';

test('axe finds nothing wrong with what a visitor sees', async ({ page, look, expectConsoleErrors }) => {
  test.slow();
  expectConsoleErrors(/\b(400|403|404|422)\b/);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
  await look('landing page');

  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await look('sign in');
  await page.getByLabel('Email').fill(someone('Nobody').email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('sign in, refused');

  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await look('sign up');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/password/i).first()).toBeVisible();
  await look('sign up, with everything wrong');

  for (const [screen, path] of [
    ['a sign-in that has expired', '/oidc/interaction/nobody-began-this'],
    ['nothing at this address of sign-in', '/oidc/no-such-page'],
    ['a sign-in that came undone', '/api/callback?code=forged&state=forged'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(screen);
  }
});

test('axe finds nothing wrong with what a newcomer sees', async ({ page, look }) => {
  test.slow();
  await signUp(page, someone('Elinor'));
  await expect(page.getByText('No notes found. Start by recording a new note!')).toBeVisible();
  await look('no notes yet');
  await page.getByRole('link', { name: 'Creations' }).click();
  await expect(page.getByText('No Creations Yet')).toBeVisible();
  await look('no creations yet');
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page.getByRole('heading', { name: 'Insights Coming Soon' })).toBeVisible();
  await look('insights');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await look('page not found');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await look('shortcuts');
});
