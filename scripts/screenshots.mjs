// @ts-check
/**
 * Draws every screen and state of the product at 390, 820 and 1440 pixels, light and dark, into `screenshots/`: from
 * the real product, with sample notes made through its API. For looking at, not for comparing. Words given to it
 * choose the screens whose names have them: `npm run screenshots -- recorder share`.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { drawProduct } from './screens/draw-product.mjs';
import { runProduct } from './screens/run-product.mjs';
import { findOrInstallChromium } from './test/find-or-install-chromium.mjs';

const FOLDER = fileURLToPath(new URL('../screenshots/', import.meta.url));
const AUDIO = fileURLToPath(new URL('../libs/testing/fixtures/audio/', import.meta.url));

await mkdir(FOLDER, { recursive: true });
const product = await runProduct();
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
  const place = { address: product.address, audioFile: `${AUDIO}dashwood.mp3`, folder: FOLDER };
  const { drawn, problems } = await drawProduct(browser, place, process.argv.slice(2));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 || drawn.length === 0) process.exitCode = 1;
  console.log(`${drawn.length} pictures are in ${FOLDER}; ${problems.length} screens could not be drawn.`);
} finally {
  await browser.close();
  await product.stop();
}
