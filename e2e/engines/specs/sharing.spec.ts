import { someone } from '../../people.ts';
import { ENGINES, test } from '../fixtures.ts';
import { listen, openNote, signUp, upload } from '../walks.ts';

for (const engine of ENGINES) {
  test(`in ${engine} a note is shared with another person, who reads and hears it`, async ({ openBrowser }) => {
    const [page, others] = await Promise.all([openBrowser(engine), openBrowser(engine)]);
    await signUp(others, someone('Marianne'));
    const { id } = await others.get('/api/auth/user');
    await signUp(page, someone('Elinor'));
    await upload(page, 'dashwood.mp3', 'Of my brother');

    await openNote(page, 'Of my brother');
    await page.click({ role: 'button', name: 'Share' });
    const dialog = { role: 'dialog', name: 'Share Note' } as const;
    await page.typeInto({ role: 'textbox', name: 'User ID', within: dialog }, id ?? '');
    await page.click({ role: 'button', name: 'Share', within: dialog });
    await page.read('has been shared with the user.');
    await page.seeNo(dialog);

    await openNote(others, 'Of my brother');
    await others.read('Shared by Elinor Dashwood');
    await others.seeText({ role: 'region', name: 'Transcript' }, /Dashwood/);
    await listen(others, 0.5);
  });
}
