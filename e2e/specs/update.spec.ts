import { launchOptions } from '../chromium/launch-options.ts';
import { speakIntoMicrophone } from '../chromium/speak-into-microphone.ts';
import { watchConsoleErrors } from '../chromium/watch-console-errors.ts';
import { signUp, someone } from '../people.ts';
import { serveNextBuild } from '../product/serve-next-build.ts';
import { NewNotePanel } from '../screens/new-note-panel.ts';
import { UnsavedRecording } from '../screens/unsaved-recording.ts';
import { expect, test } from '../fixtures.ts';

test.use({ launchOptions: launchOptions(speakIntoMicrophone('amiable.wav')) });

test('a new build lets the old one finish, takes over when its last tab is closed, and loses nothing', async ({
  browser,
  baseURL,
  consoleErrors,
}) => {
  const address = String(baseURL);
  const door = await serveNextBuild(address);
  const context = await browser.newContext({ baseURL: address, proxy: door.proxy });
  try {
    await watchConsoleErrors(context, consoleErrors.seen);
    const page = await context.newPage();
    await signUp(page, someone('Elinor'));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const panel = await NewNotePanel.open(page);
    await panel.startRecording();

    door.rebuild();
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((worker) => worker?.update()));
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
      .toBe('installed');
    await panel.untilRecorded(3);
    // A part of the old build, which the server has no more.
    await page.getByRole('link', { name: 'Insights' }).click();
    await expect(page.getByRole('heading', { name: 'Insights Coming Soon' })).toBeVisible();

    await page.close();
    const after = await context.newPage();
    await after.goto('/notes');
    await expect(new UnsavedRecording(after, 'New Voice Note').card).toBeVisible();
    await expect.poll(() => after.evaluate(() => caches.keys())).toEqual(['shell-next']);
    await context.setOffline(true);
    consoleErrors.expected.push(/ERR_INTERNET_DISCONNECTED/);
    await after.reload();
    await expect(new UnsavedRecording(after, 'New Voice Note').card).toBeVisible();
    expect(await after.locator('script[src^="/rebuilt/"]').count()).toBeGreaterThan(0);
  } finally {
    await context.close();
    door.close();
  }
});
