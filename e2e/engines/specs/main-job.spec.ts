import { someone } from '../../people.ts';
import { ENGINES, test } from '../fixtures.ts';
import { listen, openNote, record, signIn, signUp } from '../walks.ts';

for (const engine of ENGINES) {
  test(`in ${engine} a person signs up, records, listens, signs out and in again`, async ({ openBrowser }) => {
    const page = await openBrowser(engine);
    const elinor = someone('Elinor');
    await signUp(page, elinor);

    await record(page, 7, 'Walking home');
    // The microphone of a test hears a tone.
    await page.seeText({ role: 'article', name: 'Walking home' }, 'Nobody speaks in this recording.');
    await openNote(page, 'Walking home');
    await listen(page, 1);

    await page.click({ role: 'link', name: 'Log out' });
    await page.see({ role: 'link', name: 'Sign In' });
    await signIn(page, elinor);
    await page.see({ role: 'article', name: 'Walking home' });
  });
}
