import { expect, type Locator } from '@playwright/test';

/** More than any screen has on it. */
const MAX_STOPS = 80;

/** Presses Tab until the focus is there, as somebody does who has no mouse; fails when it never comes there. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const { keyboard } = target.page();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`The focus does not come to ${String(target)} by Tab.`);
}

/** The same, and presses it. */
export async function pressAt(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** The same in a toast that may be long in coming, by the key that leads to it: by Tab alone a slow machine comes too late. */
export async function pressInToast(target: Locator): Promise<void> {
  await expect(target).toBeVisible({ timeout: 120_000 });
  await target.page().keyboard.press('F8');
  await pressAt(target);
}
