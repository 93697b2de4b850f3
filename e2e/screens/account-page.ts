import { expect, type Download, type Locator, type Page } from '@playwright/test';

/** The screen of one's own account, and how it is worked. */
export class AccountPage {
  readonly sessions: Locator;
  readonly events: Locator;
  readonly exporting: Locator;
  readonly importing: Locator;

  constructor(private readonly page: Page) {
    this.sessions = this.section('Where you are signed in');
    this.events = this.section('What happened with your account');
    this.exporting = this.section('Export');
    this.importing = this.section('Import');
  }

  static async open(page: Page): Promise<AccountPage> {
    await page.goto('/account');
    return this.whenThere(page);
  }

  static async openFromMenu(page: Page): Promise<AccountPage> {
    await page.getByRole('banner').getByRole('button').first().click();
    await page.getByRole('menuitem', { name: 'Your account' }).click();
    return this.whenThere(page);
  }

  async signOutEverywhere(): Promise<void> {
    await this.sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  }

  /** In the one other browser. */
  async signOutThere(): Promise<void> {
    await this.sessions.getByRole('button', { name: /^Sign out of/ }).click();
    await expect(this.page.getByText('Signed out there').first()).toBeVisible();
  }

  async export(): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.exporting.getByRole('button', { name: 'Export everything' }).click();
    return download;
  }

  async import(path: string): Promise<void> {
    await this.importing.getByLabel('Choose an archive').setInputFiles(path);
  }

  async openDeletion(): Promise<void> {
    await this.section('Delete the account').getByRole('button', { name: 'Delete my account' }).click();
    await expect(this.page.getByRole('dialog')).toBeVisible();
  }

  async delete(email: string): Promise<void> {
    await this.openDeletion();
    await this.page.getByRole('textbox', { name: 'Your email' }).fill(email);
    await this.page.getByRole('button', { name: 'Delete for ever' }).click();
  }

  private section(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  private static async whenThere(page: Page): Promise<AccountPage> {
    await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible();
    return new AccountPage(page);
  }
}
