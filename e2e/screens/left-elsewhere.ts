import { type Locator, type Page } from '@playwright/test';

/** A recording that another device has sent and left, as it is offered above the notes. */
export class LeftElsewhere {
  readonly card: Locator;

  constructor(page: Page, title: string) {
    this.card = page.getByRole('region', { name: 'Left unfinished' }).getByRole('listitem', { name: title });
  }

  /** Seconds that have arrived. */
  async seconds(): Promise<number> {
    const [, minutes = '0', seconds = '0'] = /(\d+):(\d\d), left off/.exec((await this.card.textContent()) ?? '') ?? [];
    return Number(minutes) * 60 + Number(seconds);
  }

  async goOn(): Promise<void> {
    await this.card.getByRole('button', { name: 'Go on recording' }).click();
  }

  async save(): Promise<void> {
    await this.card.getByRole('button', { name: 'Save as note' }).click();
  }
}
