// @ts-check
/**
 * Draws every screen and state of the product at 390, 820 and 1440 pixels, light and dark, into `screenshots/`: from
 * the real product, with sample notes made through its API. For looking at, not for comparing.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from './test/find-or-install-chromium.mjs';
import { runProduct } from './screens/run-product.mjs';
import { makeSampleNotes } from './screens/sample-notes.mjs';
import { NEW_PERSON_SCREENS, SCREENS, VISITOR_SCREENS } from './screens/screens.mjs';
import { signUp } from './screens/sign-up.mjs';
import { takeScreenshots } from './screens/take-screenshots.mjs';

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
  const { address } = product;
  const sample = { address, noteId: 0, audioFile: `${AUDIO}dashwood.mp3` };
  const visitor = await browser.newContext();
  const problems = await takeScreenshots(visitor, VISITOR_SCREENS, sample, FOLDER);
  await visitor.close();

  const person = await browser.newContext();
  const page = await person.newPage();
  await signUp(page, address, 'Elinor');
  problems.push(...(await takeScreenshots(person, NEW_PERSON_SCREENS, sample, FOLDER)));
  sample.noteId = await makeSampleNotes(person.request, address);
  problems.push(...(await takeScreenshots(person, SCREENS, sample, FOLDER)));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`The screens are in ${FOLDER}`);
} finally {
  await browser.close();
  await product.stop();
}
