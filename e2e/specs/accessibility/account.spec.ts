import { expect, test } from '../../accessibility-fixtures.ts';
import { createAccount, signIn, someone } from '../../people.ts';
import { AccountPage } from '../../screens/account-page.ts';

const ACCOUNT = '**/api/account';
const ARCHIVE = { name: 'stitchbook.zip', mimeType: 'application/zip', buffer: Buffer.from('not a zip') };
const INVITATION = {
  id: '1',
  email: 'marianne@example.com',
  createdAt: '2026-05-30T14:07:00Z',
  expiresAt: '2026-06-06T14:07:00Z',
};

test('axe finds nothing wrong with the account', async ({ page, openOtherBrowser, look, expectConsoleErrors }) => {
  test.slow();
  expectConsoleErrors(/\/api\/account\S* .*\b(4\d\d|500)\b/);
  const elinor = someone('Elinor');
  await createAccount(page, elinor);
  await signIn(await openOtherBrowser(), elinor);
  const account = await AccountPage.open(page);
  await expect(account.sessions.getByRole('listitem')).toHaveCount(2);
  await expect(account.events.getByRole('listitem').first()).toBeVisible();
  await look('account');

  await account.sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('account, signing out everywhere');
  await page.keyboard.press('Escape');
  await account.openDeletion();
  await look('account, deleting it');
  await page.getByRole('textbox', { name: 'Your email' }).fill(elinor.email);
  await look('account, deleting it, confirmed');
  await page.keyboard.press('Escape');
  await account.importing.getByLabel('Choose an archive').setInputFiles(ARCHIVE);
  await expect(account.importing.getByRole('alert')).toBeVisible();
  await look('account, an archive that was refused');
  await page.route(`${ACCOUNT}/import`, (route) =>
    route.fulfill({
      json: {
        success: true,
        message: '2 notes imported',
        notes: { imported: 2, alreadyThere: 1, failed: 1 },
        creations: { imported: 1, alreadyThere: 0, failed: 0 },
        problems: [{ path: 'notes/0004/note.json', reason: 'The title must have 1 to 100 characters.' }],
      },
    }),
  );
  await account.importing.getByLabel('Import another archive').setInputFiles(ARCHIVE);
  await expect(account.importing.getByRole('status')).toBeVisible();
  await look('account, an archive of which not all could be read');
  await page.unroute(`${ACCOUNT}/import`);
  await page.route(`${ACCOUNT}/import`, () => undefined);
  await account.importing.getByLabel('Import another archive').setInputFiles(ARCHIVE);
  await expect(account.importing.getByRole('progressbar')).toBeVisible();
  await look('account, an archive on its way');

  const asAdministrator = async (freshUntil: string | null) => {
    await page.route(ACCOUNT, async (route) => {
      const response = await route.fetch();
      const known = (await response.json()) as object;
      await route.fulfill({ response, json: { ...known, isAdministrator: true, freshUntil } });
    });
    await page.route('**/api/invitations', (route) => route.fulfill({ json: [INVITATION] }));
    await page.goto('/account');
    await expect(page.getByRole('button', { name: /^Take back the invitation/ })).toBeVisible();
  };
  await asAdministrator(null);
  await look('account of an administrator, a while after signing in');
  await page.unroute(ACCOUNT);

  await page.route(ACCOUNT, () => undefined);
  await page.goto('/account');
  await expect(page.getByRole('status', { name: 'Loading your account' })).toBeVisible();
  await look('account, loading');
  await page.unroute(ACCOUNT);
  await page.route(/\/api\/account/, (route) => route.fulfill({ status: 500, json: { message: 'Not your doing.' } }));
  await page.goto('/account');
  await expect(page.getByText('Your account could not be loaded.')).toBeVisible();
  await look('account, not loaded');
});
