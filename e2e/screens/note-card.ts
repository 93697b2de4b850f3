import { expect, type Locator, type Page } from '@playwright/test';
import { Player } from './player.ts';

/** One note in the list. */
export class NoteCard {
  readonly #page: Page;
  readonly card: Locator;
  readonly player: Player;

  constructor(page: Page, title: string) {
    this.#page = page;
    this.card = page.getByRole('article', { name: title });
    this.player = new Player(this.card);
  }

  async open(): Promise<void> {
    await this.card.getByRole('link').first().click();
    await expect(this.#page.getByRole('link', { name: 'Back to notes' })).toBeVisible();
  }

  async delete(): Promise<void> {
    await this.card.getByRole('button', { name: 'More options' }).click();
    await this.#page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = this.#page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toContainText('This action cannot be undone.');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(this.#page.getByText('Note deleted successfully').first()).toBeVisible();
    // Until it is gone it holds the focus, and gives it back then.
    await expect(dialog).toHaveCount(0);
  }
}
