import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export function someone(firstName: string): Person {
  const mark = randomBytes(5).toString('hex');
  return {
    firstName,
    lastName: 'Dashwood',
    email: `${firstName.toLowerCase()}-${mark}@example.com`,
    password: `${mark} cottage`,
  };
}

/** From the landing page through the form; ends on the list of notes. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Early Access' }).click();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectSignedIn(page, person);
}

/** Signs up without looking at the pages, for tests that are about what comes after; ends on the list of notes. */
export async function createAccount(page: Page, person: Person): Promise<void> {
  const form = await page.request.get('/api/login', { maxRetries: 2 });
  const { origin, pathname } = new URL(form.url());
  const headers = { origin, 'sec-fetch-site': 'same-origin' };
  const landed = await page.request.post(`${pathname}/create`, { headers, form: { ...person } });
  expect(landed.ok()).toBe(true);
  await page.goto('/notes');
  await expectSignedIn(page, person);
}

/** For someone who has an account; ends on the list of notes. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectSignedIn(page, person);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
}

async function expectSignedIn(page: Page, { firstName, lastName }: Person): Promise<void> {
  await expect(page.getByRole('banner')).toContainText(`${firstName} ${lastName}`);
  await expect(page.getByRole('heading', { name: 'Recent Notes' })).toBeVisible();
}
