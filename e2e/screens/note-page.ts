import type { Locator, Page } from '@playwright/test';
import { Player } from './player.ts';

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

  async words(): Promise<string> {
    return (await this.transcript.allTextContents()).join(' ');
  }
}
