import { signUp, someone } from '../people.ts';
import { userIdOf } from '../notes.ts';
import { dataDirectory, runAdmin } from '../product/run-admin.ts';
import { expect, test } from '../fixtures.ts';

test('whoever the machine says is an administrator looks into the queues, for as long as it says so', async ({
  page,
  expectConsoleErrors,
}, testInfo) => {
  test.skip(!dataDirectory, 'needs a shell on the machine of the product');
  // The page asks again and again for as long as it is open.
  expectConsoleErrors(/\/admin\/queues\S* .*\b404\b/);
  await signUp(page, someone('Fanny'));
  const id = await userIdOf(page);
  expect((await page.goto('/admin/queues'))?.status()).toBe(404);

  expect(await runAdmin('grant', id)).toContain('is an administrator now');
  expect((await page.goto('/admin/queues'))?.status()).toBe(200);
  await expect(page.getByText('transcribe-recording').first()).toBeVisible();
  await page
    .getByRole('link', { name: /suggest-tags/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/queues\/queue\/suggest-tags/);
  await page.reload();
  await expect(page.getByText('suggest-tags').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('queues.png'), fullPage: true });

  expect(await runAdmin('revoke', id)).toContain('not an administrator any more');
  expect((await page.goto('/admin/queues'))?.status()).toBe(404);
});
