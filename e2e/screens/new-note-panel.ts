import { expect, type Locator, type Page } from '@playwright/test';

/** How long the words of a short recording may be on their way, on a machine that is busy with other things. */
const WORDS_LIMIT_MS = 120_000;

/** Where a note begins: by speaking, or with a file. */
export class NewNotePanel {
  readonly #page: Page;
  readonly #panel: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#panel = page.getByRole('region', { name: 'New note' });
  }

  static async open(page: Page): Promise<NewNotePanel> {
    const panel = new NewNotePanel(page);
    await page.getByRole('button', { name: 'Record a new note' }).click();
    await expect(panel.#panel).toBeVisible();
    return panel;
  }

  get timer(): Locator {
    return this.#panel.getByRole('timer');
  }

  /** What has been heard of what is being said. */
  get wordsSoFar(): Locator {
    return this.#panel.getByRole('log', { name: 'Your words so far' });
  }

  /** Waits until at least so much is recorded; a second that passes unseen on a busy machine does not matter. */
  async untilRecorded(seconds: number): Promise<void> {
    const recorded = async () => Number((await this.timer.textContent())?.split(':').at(-1));
    await expect.poll(recorded).toBeGreaterThanOrEqual(seconds);
  }

  /** Waits until what was heard before the microphone was paused, or lost, has been counted as well. */
  async untilStill(): Promise<void> {
    await expect(this.#panel.getByRole('button', { name: 'Resume' })).toBeVisible();
    await this.#page.waitForTimeout(1_000);
  }

  async startRecording(): Promise<void> {
    await this.#panel.getByRole('button', { name: 'Start recording' }).click();
    await expect(this.#panel.getByRole('button', { name: 'Stop recording' })).toBeVisible();
  }

  async pause(): Promise<void> {
    await this.#panel.getByRole('button', { name: 'Pause' }).click();
  }

  async resume(): Promise<void> {
    await this.#panel.getByRole('button', { name: 'Resume' }).click();
  }

  async stopRecording(): Promise<void> {
    await this.#panel.getByRole('button', { name: 'Stop recording' }).click();
  }

  /** Ends the recorder, where something was recorded. */
  async cancel(answer: 'Keep on this device' | 'Discard'): Promise<void> {
    await this.#panel.getByRole('button', { name: 'Cancel' }).click();
    const question = this.#page.getByRole('alertdialog', { name: 'Keep this recording?' });
    await question.getByRole('button', { name: answer }).click();
  }

  async nameIt(title: string): Promise<void> {
    await this.#panel.getByRole('textbox', { name: 'Title' }).fill(title);
  }

  /** Sends the recording off; it may still fail. */
  async save(): Promise<void> {
    await this.#panel.getByRole('button', { name: 'Save', exact: true }).click();
  }

  /** Names the recording and waits until it is a note. */
  async saveAs(title: string): Promise<void> {
    await this.nameIt(title);
    await this.save();
    await expect(this.#page.getByText('Voice note saved successfully!').first()).toBeVisible({
      timeout: WORDS_LIMIT_MS,
    });
  }

  async choose(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.#panel.getByRole('tab', { name: 'Upload Audio File' }).click();
    await this.#panel.locator('input[type=file]').setInputFiles(file);
  }

  /** Sends the chosen file off; it may still be refused. */
  async upload(): Promise<void> {
    await this.#panel.getByRole('button', { name: 'Upload and Save' }).click();
  }

  /** Sends the chosen file under a title and waits until it is a note. */
  async uploadAs(title: string): Promise<void> {
    await this.nameIt(title);
    await this.upload();
    const saved = this.#page.getByText('Voice note uploaded and saved successfully!').first();
    await expect(saved).toBeVisible({ timeout: WORDS_LIMIT_MS });
  }

  /** What stands in the panel when the audio could not become a note. */
  get problem(): Locator {
    return this.#panel.getByRole('alert');
  }
}
