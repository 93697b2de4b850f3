import { findViolations } from '../chromium/find-violations.ts';
import { signUp, someone } from '../people.ts';
import { NewNotePanel } from '../screens/new-note-panel.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
import { expect, test } from '../walk.ts';
import { fixture } from '../words/recordings.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing wrong with any screen in the ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await signUp(page, someone('Elinor'));
    expect(await findViolations(page)).toEqual([]);
    const panel = await NewNotePanel.open(page);
    expect(await findViolations(page)).toEqual([]);
    await panel.choose(fixture('amiable.wav'));
    expect(await findViolations(page)).toEqual([]);
    await panel.uploadAs('For the eyes and the ears');

    const card = new NoteCard(page, 'For the eyes and the ears');
    await expect(card.card).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await card.open();
    await expect(new NotePage(page).transcript.first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}
