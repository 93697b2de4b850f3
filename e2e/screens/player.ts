import { expect, type Locator } from '@playwright/test';

/** The audio of a note. */
export class Player {
  readonly #player: Locator;

  constructor(within: Locator) {
    this.#player = within.getByRole('group', { name: /^Audio of/ });
  }

  get playButton(): Locator {
    return this.#player.getByRole('button', { name: 'Play' });
  }

  async play(): Promise<void> {
    await this.playButton.click();
  }

  async pause(): Promise<void> {
    await this.#player.getByRole('button', { name: 'Pause' }).click();
  }

  /** Clicks the progress bar at a fraction of its width. */
  async seekTo(fraction: number): Promise<void> {
    const box = await this.#bar.boundingBox();
    if (!box) throw new Error('The progress bar is not on the screen.');
    await this.#bar.click({ position: { x: box.width * fraction, y: box.height / 2 } });
  }

  positionSeconds(): Promise<number> {
    return this.#bar.evaluate((bar: HTMLInputElement) => bar.valueAsNumber);
  }

  lengthSeconds(): Promise<number> {
    return this.#bar.evaluate((bar: HTMLInputElement) => Number(bar.max));
  }

  /** How many stitches show how loud the audio is; none where nobody knows. */
  stitches(): Promise<number> {
    return this.#player
      .locator('svg path[stroke-linecap]')
      .evaluateAll(([path]) => (path?.getAttribute('d') ?? '').split('M').length - 1);
  }

  /** Of what plays, wherever it is shown; 1 is as it was spoken. */
  speed(): Promise<number> {
    return this.#player
      .page()
      .locator('body > audio')
      .evaluate((audio: HTMLAudioElement) => audio.playbackRate);
  }

  async expectPosition(fromSeconds: number, toSeconds = Number.POSITIVE_INFINITY): Promise<void> {
    let seconds = Number.NaN;
    // Often, and the same answer for both: it plays on meanwhile.
    await expect
      .poll(async () => (seconds = await this.positionSeconds()), { intervals: [100] })
      .toBeGreaterThanOrEqual(fromSeconds);
    expect(seconds).toBeLessThanOrEqual(toSeconds);
  }

  get #bar(): Locator {
    return this.#player.getByRole('slider', { name: 'Seek' });
  }
}
