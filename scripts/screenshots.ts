/**
 * Draws every screen and state of the product at 390, 820 and 1440 pixels, light and dark, into `screenshots/`: from
 * the real product, with sample notes made through its API. For looking at, not for comparing. Words given to it
 * choose the screens whose names have them: `npm run screenshots -- recorder share`.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { captureProduct } from './screens/capture-product.ts';
import { runProduct } from '../e2e/product/run-product.ts';
import { findOrInstallChromium } from './test/find-or-install-chromium.ts';

const FOLDER = fileURLToPath(new URL('../screenshots/', import.meta.url));
const AUDIO = fileURLToPath(new URL('../libs/testing/fixtures/audio/', import.meta.url));

await mkdir(FOLDER, { recursive: true });
/** With STITCHBOOK_URL the product that is running there. */
const running = process.env['STITCHBOOK_URL'];
const product = running ? { url: running, stop: () => Promise.resolve() } : await runProduct();
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${AUDIO}dashwood.wav`,
    ...(process.geteuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});
try {
  const target = { address: product.url, audioFile: `${AUDIO}dashwood.mp3`, folder: FOLDER };
  const { drawn, problems } = await captureProduct(browser, target, process.argv.slice(2));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 || drawn.length === 0) process.exitCode = 1;
  console.log(`${drawn.length} pictures are in ${FOLDER}; ${problems.length} screens could not be drawn.`);
} finally {
  await browser.close();
  await product.stop();
}
