import type { Page } from '@playwright/test';
import { expect, test } from '../../accessibility-fixtures.ts';
import { userIdOf } from '../../notes.ts';
import { createAccount, someone } from '../../people.ts';
import { dataDirectory, runAdmin } from '../../product/run-admin.ts';
import { runProduct } from '../../product/run-product.ts';
import { AccountPage } from '../../screens/account-page.ts';

test('axe finds nothing wrong with inviting, and with a link that was taken back', async ({
  page,
  openOtherBrowser,
  look,
  expectConsoleErrors,
}) => {
  test.skip(!dataDirectory, 'needs a shell on the machine of the product');
  expectConsoleErrors(/\/api\/invitation\?.*\b404\b/);
  await createAccount(page, someone('Elinor'));
  await runAdmin('grant', await userIdOf(page));
  await AccountPage.open(page);
  const administration = page.getByRole('region', { name: 'Administration' });
  await administration.getByRole('textbox').fill('marianne@example.com');
  await administration.getByRole('button', { name: 'Make an invitation' }).click();
  const link = await administration.getByRole('status').getByText('/api/invitation').textContent();
  const takeBack = administration.getByRole('button', { name: 'Take back the invitation of marianne@example.com' });
  await expect(takeBack).toBeVisible();
  await look('account of an administrator, an invitation just made');

  await takeBack.click();
  await expect(takeBack).toBeHidden();
  const invited = await openOtherBrowser();
  await invited.goto(String(link));
  await expect(invited.getByRole('alert')).toContainText('This invitation was used or withdrawn');
  await look('an invitation that was taken back', invited);
});

for (const [policy, sentence, refusal] of [
  ['invite', 'You need an invitation', 'By invitation only'],
  ['closed', 'takes no new accounts', 'Nobody new is let in'],
] as const) {
  test(`axe finds nothing wrong with signing in where SIGN_UP is ${policy}`, async ({
    openOtherBrowser,
    look,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/\/create .*\b403\b/);
    const product = await runProduct({ SIGN_UP: policy });
    try {
      const visitor = await openOtherBrowser();
      await beginSignIn(visitor, product.url);
      await expect(visitor.getByText(sentence)).toBeVisible();
      await look(`sign in, ${policy}`, visitor);
      await visitor.goto(`${visitor.url()}/create`);
      await expect(visitor.getByRole('heading', { name: refusal })).toBeVisible();
      await look(`sign up, ${policy}`, visitor);
    } finally {
      await product.stop();
    }
  });
}

async function beginSignIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/api/login`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
}
