import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 100;
const PATIENCE_MS = 60_000;

/**
 * Until this has held for a second, or for as many looks as are asked for: what is still on its way to a busy gateway begins and ends
 * something once more. Resolves after a minute all the same, and whoever asks looks at what there is.
 */
export async function untilItStays(isSo: () => Promise<boolean>, looks = 10): Promise<void> {
  let times = 0;
  for (const deadline = Date.now() + PATIENCE_MS; times < looks && Date.now() < deadline; await wait(EVERY_MS))
    times = (await isSo()) ? times + 1 : 0;
}
