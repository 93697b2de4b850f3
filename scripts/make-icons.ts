/**
 * Draws the app's icons from `frontend/public/favicon.svg`. `node scripts/run.mjs scripts/make-icons.ts` after the mark was changed; the results are
 * committed, because a phone that installs the app wants PNG.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from './test/find-or-install-chromium.ts';

const MARK = new URL('../frontend/public/favicon.svg', import.meta.url);
const ICONS = new URL('../frontend/public/icons/', import.meta.url);
/** The thread of a maskable icon stays within the circle that every launcher leaves of it. */
const MASKABLE = { rx: 0, scale: 0.72 };

const DRAWINGS = [
  { name: 'icon-192.png', size: 192, rx: 7, scale: 1 },
  { name: 'icon-512.png', size: 512, rx: 7, scale: 1 },
  { name: 'maskable-512.png', size: 512, ...MASKABLE },
  { name: 'touch.png', size: 180, ...MASKABLE, scale: 0.86 },
];

const mark = await readFile(MARK, 'utf8');
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: process.geteuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await mkdir(ICONS, { recursive: true });
  for (const { name, size, rx, scale } of DRAWINGS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawn(size, rx, scale)}`);
    await writeFile(new URL(name, ICONS), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}

function drawn(size: number, rx: number, scale: number) {
  const aroundMiddle = `translate(16 16) scale(${scale}) translate(-16 -16)`;
  return mark
    .replace('<svg ', `<svg width="${size}" height="${size}" `)
    .replace(/rx="\d+"/, `rx="${rx}"`)
    .replace('<path ', `<path transform="${aroundMiddle}" `);
}
