import { expect, type Locator, type Page } from '@playwright/test';
import { Player } from './player.ts';

/** How long a creation may be in the making, on a machine that is busy with other things. */
const MADE_LIMIT_MS = 120_000;

/** A note, to be read and heard at length. */
export class NotePage {
  readonly player: Player;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.player = new Player(page.getByRole('main'));
  }

  get transcript(): Locator {
    return this.#page.getByRole('region', { name: 'Transcript' }).locator('p');
  }

  /** What can be played from, each a stretch of speech. */
  get pieces(): Locator {
    return this.#page.getByRole('region', { name: 'Transcript' }).getByRole('listitem');
  }

  /** Of a long note, each to go to. */
  get chapters(): Locator {
    return this.#page.locator('details').filter({ hasText: 'Chapters' }).getByRole('button');
  }

  /** The card with what was made of this note. */
  get madeOfIt(): Locator {
    return this.#page.getByRole('region', { name: 'From this note' });
  }

  get comments(): Locator {
    return this.#page.getByRole('region', { name: 'Comments' });
  }

  async words(): Promise<string> {
    await expect(this.transcript.first()).toBeVisible();
    return (await this.transcript.allTextContents()).join(' ');
  }

  async addTag(name: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: 'Add a tag' }).fill(name);
    await this.#page.keyboard.press('Enter');
    await expect(this.#page.getByText(`Added tag: ${name}`).first()).toBeVisible();
  }

  async comment(content: string): Promise<void> {
    const field = this.comments.getByRole('textbox');
    await field.fill(content);
    await field.press('Enter');
    const card = this.comments.getByRole('article').filter({ hasText: content });
    await expect(card).toBeVisible();
    await expect(card).not.toHaveAttribute('aria-busy', 'true');
  }

  /** Comments on where the audio is now; answers how that moment is named. */
  async pinComment(content: string): Promise<string> {
    await this.comments.getByRole('button', { name: /^About \d+:\d\d in the audio$/ }).click();
    await this.comment(content);
    const card = this.comments.getByRole('article').filter({ hasText: content });
    return (await card.getByRole('button', { name: /in audio$/ }).textContent()) ?? '';
  }

  async shareWith(userId: string, permission: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Share Note' });
    await dialog.getByLabel('User ID').fill(`  ${userId} `);
    await dialog.getByLabel('Permission', { exact: true }).selectOption({ label: permission });
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(this.#page.getByText(/^".+" has been shared with the user\.$/).first()).toBeVisible();
    await expect(dialog).toBeHidden();
  }

  /** One stays, and what was made stands on the page. */
  async generate(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Generate Creation' }).click();
    await expect(this.#page.getByText('Creation generated successfully!').first()).toBeVisible({
      timeout: MADE_LIMIT_MS,
    });
    await expect(this.madeOfIt.getByRole('button', { expanded: true })).toBeVisible();
  }
}
