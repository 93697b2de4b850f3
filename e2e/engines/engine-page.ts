import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Browser } from './drivers/browser.ts';
import { type Found, HAS_MISSED, type Part, findExpression } from './find-in-page.ts';

/** How long a machine that is busy with other things may take to show anything. */
const LIMIT_MS = 45_000;

/** A page in any browser: everything waits until it can be done, and is done by mouse and keyboard, as a person does it. */
export class EnginePage {
  readonly #browser: Browser;
  readonly #url: string;

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  async goTo(path: string): Promise<void> {
    await this.#browser.navigate(new URL(path, this.#url).href);
  }

  /** What a documented call answers the person who is signed in. */
  async get(path: string): Promise<Record<string, string>> {
    const ask = `((request) => (request.open('GET', ${JSON.stringify(path)}, false), request.send(), request.responseText))`;
    return JSON.parse(String(await this.#browser.evaluate(`${ask}(new XMLHttpRequest())`))) as Record<string, string>;
  }

  /** Waits until there is one, and `fits` says that it is as it should be. */
  async see(part: Part, fits: (found: Found) => boolean = () => true): Promise<Found> {
    return this.#see(part, fits, false);
  }

  async seeText(part: Part, text: string | RegExp): Promise<void> {
    await this.see(part, (found) => (typeof text === 'string' ? found.text.includes(text) : text.test(found.text)));
  }

  async seeNo(part: Part): Promise<void> {
    await expect
      .poll(() => this.#look(findExpression(part)), { timeout: LIMIT_MS, message: `no ${inWords(part)}` })
      .toEqual([]);
  }

  /** Waits for words anywhere on the page, such as those of a toast. */
  async read(text: string, limitMs = LIMIT_MS): Promise<void> {
    const shown = () => this.#look('document.body.innerText');
    await expect.poll(shown, { timeout: limitMs, message: `"${text}" on the page` }).toContain(text);
  }

  /** Presses it, as often as it moves away under the mouse. */
  async click(part: Part): Promise<void> {
    const pressAndLook = async () => {
      await this.#pressOnce(part);
      return this.#look(HAS_MISSED);
    };
    await expect.poll(pressAndLook, { timeout: LIMIT_MS, message: `to press ${inWords(part)}` }).not.toBe(true);
  }

  /** Into what has the focus. */
  async press(...keys: string[]): Promise<void> {
    await this.#browser.press(...keys);
  }

  /** Types over what stands in a field. */
  async typeInto(part: Part, text: string): Promise<void> {
    await this.click(part);
    await this.see(part, ({ isFocused }) => isFocused);
    await this.press('Control', 'a');
    await this.type(text);
    await this.see(part, ({ value }) => value === text);
  }

  async type(text: string): Promise<void> {
    for (const character of text) await this.#browser.press(character);
  }

  async chooseFile(path: string): Promise<void> {
    await this.#browser.setFile('input[type=file]', path);
  }

  resizeTo(width: number, height: number): Promise<void> {
    return this.#browser.resizeTo(width, height);
  }

  async takeScreenshot(path: string): Promise<void> {
    await writeFile(path, Buffer.from(await this.#browser.takeScreenshot(), 'base64'));
  }

  /** Presses where it is, once it keeps still and nothing lies above it. */
  async #pressOnce(part: Part): Promise<void> {
    let before: Found | undefined;
    const { x, y } = await this.#see(
      part,
      (found) => {
        const isStill = found.x === before?.x && found.y === before.y;
        before = found;
        return isStill && found.isPressable;
      },
      true,
    );
    await this.#browser.click(x, y);
  }

  async #see(part: Part, fits: (found: Found) => boolean, isToBePressed: boolean): Promise<Found> {
    const seen: Found[] = [];
    const look = async () => {
      const found = await this.#look(findExpression(part, isToBePressed));
      if (!Array.isArray(found)) return found;
      const all = found as Found[];
      seen.splice(0, seen.length, ...(isToBePressed ? all.slice(0, 1) : all).filter(fits));
      return seen.length > 0 ? 'seen' : found;
    };
    await expect
      .poll(look, { timeout: LIMIT_MS, intervals: [100, 250], message: `to see ${inWords(part)}` })
      .toBe('seen');
    return seen[0] as Found;
  }

  /** A page that is on its way to another one cannot be asked: that is no more than a reason to look again. */
  #look(expression: string): Promise<unknown> {
    return this.#browser.evaluate(expression).catch(String);
  }
}

function inWords({ role, name, within }: Part): string {
  return `${role}${name ? ` "${name}"` : ''}${within ? ` in ${inWords(within)}` : ''}`;
}
