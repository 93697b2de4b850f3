import { expect, type Locator, type Page } from '@playwright/test';

/** The bar that tells of a recording on the screens where its panel is not in view. */
export class RecorderDock {
  readonly bar: Locator;

  constructor(page: Page) {
    this.bar = page.getByRole('region', { name: 'Recording' });
  }

  async untilRecorded(seconds: number): Promise<void> {
    const recorded = async () => Number((await this.bar.getByRole('timer').textContent())?.split(':').at(-1));
    await expect.poll(recorded).toBeGreaterThanOrEqual(seconds);
  }

  async pause(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Pause' }).click();
  }

  async stop(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Stop recording' }).click();
  }

  async save(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Save' }).click();
  }

  async open(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Open' }).click();
  }
}
