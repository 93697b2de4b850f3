import { expect, type Locator, type Page } from '@playwright/test';

/** A note that is being saved, as it stands in the list until it is there. */
export class SavingCard {
  readonly #page: Page;
  readonly card: Locator;

  constructor(page: Page, title: string) {
    this.#page = page;
    this.card = page.locator('article[aria-busy="true"]').and(page.getByRole('article', { name: title }));
  }

  /** What the recording begins with, while the rest is written down. */
  get firstWords(): Locator {
    return this.card.getByRole('log', { name: 'The first words' });
  }

  /** Asks for the saving to be given up; the person is asked what becomes of the recording. */
  async cancel(): Promise<Locator> {
    await this.card.getByRole('button', { name: 'Cancel saving' }).click();
    const question = this.#page.getByRole('alertdialog', { name: 'Cancel saving?' });
    await expect(question).toContainText('can stay on this device');
    return question;
  }
}
