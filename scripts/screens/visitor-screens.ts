import { open } from './screen.ts';
import type { Screen } from './screen.ts';

const openSignIn: Screen['show'] = async (page, { address }) => {
  await page.goto(`${address}/api/login`);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
};

const openSignUp: Screen['show'] = async (page, sample) => {
  await openSignIn(page, sample);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'Create account' }).waitFor();
};

/** What a visitor sees. */
export const VISITOR_SCREENS: Screen[] = [
  { name: 'landing', show: open('/', 'How It Works'), isWhole: true },
  { name: 'sign-in', show: openSignIn },
  {
    name: 'sign-in-refused',
    show: async (page, sample) => {
      await openSignIn(page, sample);
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password').fill('not the one');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'sign-up', show: openSignUp },
  {
    name: 'sign-up-refused',
    isWhole: true,
    show: async (page, sample) => {
      await openSignUp(page, sample);
      await page.getByLabel('Email').fill('elinor at norland');
      await page.getByLabel('Password').fill('short');
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'sign-in-expired', show: open('/oidc/interaction/forgotten', 'This sign-in has expired') },
  { name: 'sign-in-lost', show: open('/oidc/nowhere', 'There is nothing here') },
  { name: 'invitation-of-no-use', show: open('/api/invitation?token=none', 'You are not let in') },
  { name: 'sign-in-undone', show: open('/api/callback?code=none&state=none', 'That sign-in came undone') },
];

/** What somebody sees who has nothing yet. */
export const NEW_PERSON_SCREENS: Screen[] = [
  { name: 'notes-empty', show: open('/notes', 'Record your first note'), isWhole: true },
  { name: 'creations-empty', show: open('/creations', 'No Creations Yet') },
];
