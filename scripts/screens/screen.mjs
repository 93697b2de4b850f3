// @ts-check
/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {object} Sample what a person has, whose screens are drawn
 * @property {string} address
 * @property {string} audioFile
 * @property {number} noteId with audio, tags, comments, a creation and two shares
 * @property {number} longNoteId thousands of words, and no tag
 * @property {number} oddNoteId all that is hard to set: a long title, many tags, other scripts
 * @property {Record<'view' | 'comment' | 'edit', number>} sharedNoteIds of notes that another has shared
 *
 * @typedef {object} Screen
 * @property {string} name
 * @property {(page: Page, sample: Sample) => Promise<unknown>} show
 * @property {boolean} [isWhole] drawn from top to bottom; else as much as the window holds, for what lies over the page
 */

/** @param {string} path @param {string} words on the screen when it is there @returns {Screen['show']} */
export const open =
  (path, words) =>
  async (page, { address }) => {
    await page.goto(address + path);
    await page.getByText(words).first().waitFor();
  };

/** @type {Screen['show']} */
export const openNotes = open('/notes', 'The workshop by the canal');

/** @param {Page} page @param {Sample} sample @param {number} [id] */
export async function openNote(page, sample, id = sample.noteId) {
  await page.goto(`${sample.address}/notes/${id}`);
  await page.getByRole('region', { name: 'Transcript' }).waitFor();
}

/** Nothing is answered, so that what stands there meanwhile can be seen. @param {Page} page @param {string} calls */
export const leaveUnanswered = (page, calls) => page.route(calls, () => undefined);

/** @param {Page} page @param {string} calls @param {number} status @param {string} message */
export const refuse = (page, calls, status, message) =>
  page.route(calls, (route) => route.fulfill({ status, json: { message } }));

/** Work is begun, and goes on for as long as it is looked at. @param {Page} page @param {string} call @param {object} [progress] */
export async function keepWorking(page, call, progress) {
  const job = { id: 'job', state: 'running', result: null, error: null, ...progress };
  await page.route(call, (route) => route.fulfill({ status: 202, json: job }));
  await page.route('**/api/jobs/job', (route) => route.fulfill({ json: job }));
}

/** A toast stays while its window is not looked at, which is long enough for six pictures. @param {Page} page */
export async function holdToast(page, words = '') {
  await page.locator('[data-state="open"][role="status"], li[data-state="open"]').filter({ hasText: words }).waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}
