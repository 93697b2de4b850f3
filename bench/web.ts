/**
 * What the web app costs a browser: compressed JavaScript of the landing page's first load (limit 90 kB) and of the
 * signed-in list (limit 160 kB) in cards and in rows, everything that follows by itself included, each with its largest contentful paint,
 * and the longest task while scrolling through
 * 10,000 notes (limit 50 ms; the median of three passes). Then how long who is signed in waits for the first note in a browser that
 * has nothing yet, over 10 Mbit/s and 40 ms (limit 1.5 s; the median of five), beside the same page without the app.
 * Headless Chromium, the production build, a made-up API.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from '../scripts/test/find-or-install-chromium.ts';
import { NOTES, SIGNED_IN } from './web/fake-api.ts';
import { measureFirstLoad } from './web/first-load.ts';
import { longestTask } from './web/longest-task.ts';
import { scrollThrough, untilAllNotesAreThere } from './web/scroll.ts';
import { reportFigure } from './report-row.ts';
import { serveBuild } from './web/serve-build.ts';
import type { Page } from '@playwright/test';

const FRONTEND = fileURLToPath(new URL('../frontend', import.meta.url));
const LIMITS = { landingKb: 90, listKb: 160, taskMs: 50, firstNoteMs: 1500 };
const PASSES = 3;
/** Longer than any part of the page waits before it is fetched by itself. */
const SETTLED_MS = 5000;

// Beside the real one, which somebody may be serving.
const build = mkdtempSync(join(tmpdir(), 'stitchbook-web-'));
execFileSync('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', build, '--emptyOutDir'], {
  cwd: FRONTEND,
  stdio: 'inherit',
});
const site = await serveBuild(build);
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: process.geteuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const landing = await load('/', 'Think out loud', false);
  await report('JavaScript of the landing page, gzip', landing.kilobytes, LIMITS.landingKb, 'kB');
  console.log(`                     largest contentful paint ${landing.paintMs.toFixed(0)} ms`);
  await landing.page.context().close();

  for (const density of ['comfortable', 'compact']) {
    const list = await load('/notes', 'Recent Notes', true, density);
    const name = density === 'compact' ? 'list in rows' : 'list in cards';
    await report(`JavaScript of the ${name}, gzip`, list.kilobytes, LIMITS.listKb, 'kB');
    console.log(`                     largest contentful paint ${list.paintMs.toFixed(0)} ms`);

    await untilAllNotesAreThere(list.page, NOTES);
    const passes = [];
    for (let pass = 0; pass < PASSES; pass += 1) {
      passes.push(await longestTask(browser, list.page, () => scrollThrough(list.page)));
    }
    const longest = passes.toSorted((a, b) => a.workedMs - b.workedMs)[Math.floor(PASSES / 2)];
    const what = `longest task, scrolling the ${name}`;
    await report(what, longest?.workedMs ?? Number.NaN, LIMITS.taskMs, 'ms');
    console.log(`${' '.repeat(20)} each pass ${passes.map(({ workedMs }) => workedMs.toFixed(1)).join(', ')} ms`);
    console.log(`${' '.repeat(20)} on the clock ${passes.map(({ passedMs }) => passedMs.toFixed(1)).join(', ')} ms`);
    await list.page.context().close();
  }

  const first = await measureFirstLoad(browser, site.address);
  await report('first note on 10 Mbit/s and 40 ms', first.noteMs, LIMITS.firstNoteMs, 'ms');
  const times = (first.noteMs / first.bareMs).toFixed(1);
  const bare = `${times} times the bare page's ${first.bareMs.toFixed(0)} ms`;
  console.log(`${' '.repeat(20)} ${bare}; first contentful paint ${first.paintMs.toFixed(0)} ms`);
  for (const request of first.chain) console.log(`${' '.repeat(20)} ${request}`);
} finally {
  await browser.close();
  site.stop();
  rmSync(build, { recursive: true, force: true });
}

/** Opens an address in a browser that has nothing in its cache. @param words on the page when it is there @param density how the list is shown */
async function load(path: string, words: string, isSignedIn: boolean, density = 'comfortable') {
  site.compressedScripts.clear();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  if (isSignedIn) await context.addCookies([{ ...SIGNED_IN, url: site.address }]);
  await context.addInitScript((chosen) => localStorage.setItem('stitchbook.list-density', chosen), density);
  const page = await context.newPage();
  await page.goto(`${site.address}${path}`);
  await page.getByText(words).first().waitFor();
  await untilNothingFollows(page);
  const paintMs = await largestPaint(page);
  const bytes = [...site.compressedScripts.values()].reduce((sum, size) => sum + size, 0);
  return { page, paintMs, kilobytes: bytes / 1000 };
}

async function untilNothingFollows(page: Page) {
  for (let before = -1; before < site.compressedScripts.size; await page.waitForTimeout(SETTLED_MS))
    before = site.compressedScripts.size;
}

/** Milliseconds until the largest content was painted; until the first was, where Chromium has named no largest. */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const [first] = performance.getEntriesByName('first-contentful-paint');
        setTimeout(() => done(first?.startTime ?? Number.NaN), 1000);
        new PerformanceObserver((entries) => done(entries.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

function report(name: string, value: number, limit: number, unit: string) {
  return reportFigure({ name, value, limit, unit });
}
