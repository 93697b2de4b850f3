import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../accessibility-fixtures.ts';
import { pressAt } from '../chromium/tab-to.ts';
import { saveNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { openCreations } from '../screens/open-creations.ts';
import { Player } from '../screens/player.ts';

const WORDS =
  'On Monday I met Clara at the harbour. We talked about the old boat for an hour. In the afternoon we painted its hull, and the paint was blue. She wants to sail it to Norway in June, and I said yes.';

/** As its owner asks for it by the menu of the note. */
async function makePodcast(page: Page, noteId: number): Promise<void> {
  await page.goto(`/notes/${noteId}`);
  await page.getByRole('button', { name: 'Choose what to generate' }).click();
  await page.getByRole('menuitem', { name: 'podcast script' }).click();
  await expect(page.getByText('Creation generated successfully!', { exact: true })).toBeVisible({ timeout: 120_000 });
}

test('a creation is read aloud: played, moved through, downloaded, all by the keyboard', async ({ page, look }) => {
  test.slow();
  await createAccount(page, someone('Elinor'));
  await makePodcast(page, await saveNote(page, 'The boat', WORDS));
  await openCreations(page);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'podcast script' }) });
  const player = new Player(card);

  await test.step('it plays as soon as it has been read', async () => {
    await pressAt(card.getByRole('button', { name: 'Listen' }));
    await expect(card.getByText('Read by simple computer voices')).toBeVisible({ timeout: 120_000 });
    await player.expectPosition(0.3);
    expect(await player.lengthSeconds()).toBeGreaterThan(15);
    await player.pause();
    await look('a creation that is listened to');
  });

  await test.step('one moves through it', async () => {
    await player.seekTo(0.5);
    await player.expectPosition(5);
    const before = await player.positionSeconds();
    await pressAt(card.getByRole('slider', { name: 'Seek' }), 'ArrowRight');
    await player.expectPosition(before + 1);
    await player.play();
    await player.expectPosition(before + 2);
  });

  await test.step('and keeps it', async () => {
    const downloading = page.waitForEvent('download');
    await pressAt(card.getByRole('link', { name: 'Download audio' }));
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('The boat (podcast script).mp3');
    expect((await stat(await download.path())).size).toBeGreaterThan(60_000);
  });

  await test.step('the next time it is there at once', async () => {
    await page.reload();
    const asked = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/speech'),
    );
    await card.getByRole('button', { name: 'Listen' }).click();
    // With 202 it would be read anew.
    expect((await asked).status()).toBe(200);
    await expect(card.getByRole('link', { name: 'Download audio' })).toBeVisible();
  });
});
