import { expect, type Locator, type Page } from '@playwright/test';

/** A recording that is kept on this device, as it is offered above the notes. */
export class UnsavedRecording {
  readonly #page: Page;
  readonly card: Locator;

  constructor(page: Page, title: string) {
    this.#page = page;
    this.card = page.getByRole('region', { name: 'Not saved yet' }).getByRole('listitem', { name: title });
  }

  async resumeSaving(): Promise<void> {
    await this.card.getByRole('button', { name: 'Resume saving' }).click();
  }

  /** Why the last try to save it failed. */
  get problem(): Locator {
    return this.card.getByRole('alert');
  }

  async tryAgain(): Promise<void> {
    await this.problem.getByRole('button', { name: 'Try again' }).click();
  }

  async discard(): Promise<void> {
    await this.card.getByRole('button', { name: 'Discard' }).click();
    const question = this.#page.getByRole('alertdialog', { name: 'Discard this recording?' });
    await expect(question).toContainText('is not saved');
    await question.getByRole('button', { name: 'Discard' }).click();
  }
}
