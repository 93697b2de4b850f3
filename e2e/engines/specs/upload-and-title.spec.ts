import { someone } from '../../people.ts';
import { DASHWOOD } from '../../words/recordings.ts';
import { wordErrorRate } from '../../words/word-error-rate.ts';

import { ENGINES, expect, test } from '../fixtures.ts';
import type { EnginePage } from '../engine-page.ts';
import { listen, openNote, signUp, upload } from '../walks.ts';

const TITLE = { role: 'textbox', name: 'Title' } as const;
const HEADING = { role: 'heading' } as const;

for (const engine of ENGINES) {
  test(`in ${engine} an uploaded recording is written down, played and renamed`, async ({ openBrowser }) => {
    const page = await openBrowser(engine);
    await signUp(page, someone('Elinor'));

    await test.step('uploaded and written down', async () => {
      await upload(page, 'dashwood.mp3', 'From a file');
      await openNote(page, 'From a file');
      const { text } = await page.see({ role: 'listitem', within: { role: 'region', name: 'Transcript' } });
      expect(wordErrorRate(DASHWOOD, text)).toBeLessThanOrEqual(0.1);
      await listen(page, 1);
    });

    // As on a phone.
    await page.resizeTo(390, 844);
    await test.step('Escape and the cross leave the title as it was', async () => {
      await editTitle(page, 'From a file', 'Never mind');
      await page.press('Escape');
      await page.seeNo(TITLE);
      await page.seeText(HEADING, 'From a file');
      await editTitle(page, 'From a file', 'Never mind either');
      await page.click({ role: 'button', name: 'Cancel editing' });
      await page.seeNo(TITLE);
      await page.seeText(HEADING, 'From a file');
    });

    await test.step('Enter and the check save it', async () => {
      await editTitle(page, 'From a file', 'Second thoughts');
      await page.press('Enter');
      await page.read('Title updated successfully');
      await editTitle(page, 'Second thoughts', 'Third thoughts');
      await page.click({ role: 'button', name: 'Save title' });
      await page.seeText(HEADING, 'Third thoughts');
      await page.goTo('/notes');
      await page.see({ role: 'article', name: 'Third thoughts' });
    });
  });
}

async function editTitle(page: EnginePage, from: string, to: string): Promise<void> {
  await page.click({ role: 'button', name: from });
  // What stands there is selected: what is typed takes its place.
  await page.see(TITLE, ({ isFocused, value }) => isFocused && value === from);
  await page.type(to);
  await page.see(TITLE, ({ value }) => value === to);
}
