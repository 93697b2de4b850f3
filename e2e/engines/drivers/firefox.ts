import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import type { Browser } from './browser.ts';
import { program } from './start-program.ts';
import { startSoundCard } from './start-sound-card.ts';

const START_LIMIT_MS = 60_000;
/** A microphone that hears a tone, and that nobody is asked for. */
const MICROPHONE = { 'media.navigator.streams.fake': true, 'media.navigator.permission.disabled': true };

/** Runs in each page before its own scripts: what the CSP stops is to be read in the console. */
function reportCsp(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`The CSP stopped ${blockedURI} (${violatedDirective})`),
  );
}

/** Firefox itself, with a profile of its own, through WebDriver BiDi. */
export async function openFirefox(): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'stitchbook-firefox-'));
  const soundCard = await startSoundCard(folder);
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program('FIREFOX_PATH'),
    extraPrefsFirefox: MICROPHONE,
    env: { ...process.env, ...soundCard.environment },
    timeout: START_LIMIT_MS,
    defaultViewport: null,
  });
  const [page = await firefox.newPage()] = await firefox.pages();
  const seen: string[] = [];
  page.on('console', (message) => message.type() === 'error' && seen.push(message.text()));
  page.on('pageerror', (error) => seen.push(String(error)));
  await page.evaluateOnNewDocument(reportCsp);

  return {
    navigate: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    click: (x, y) => page.mouse.click(x, y),
    setFile: async (selector, path) => {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(path);
    },
    takeScreenshot: () => page.screenshot({ encoding: 'base64' }),
    resizeTo: (width, height) => page.setViewport({ width, height }),
    complaints: async () => seen,
    close: async () => {
      await firefox.close();
      await soundCard.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
