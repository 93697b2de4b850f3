// @ts-check
import { readFile } from 'node:fs/promises';

/** @typedef {import('@playwright/test').APIRequestContext} Api */

const AUDIO = new URL('../../libs/testing/fixtures/audio/', import.meta.url);

/** What is said is the same recording each time; what people would have saved differs. */
const NOTES = [
  { title: 'Groceries for Sunday', tags: ['shopping-list'] },
  { title: 'A difficult talk with the landlord', tags: ['home', 'reminder'] },
  { title: 'The workshop by the canal', tags: ['studio', 'idea', 'project-update'] },
];

/**
 * Fills the list of whoever is signed in, through the API; answers the id of the newest note, which has comments and
 * a creation.
 * @param {Api} api @param {string} address
 * @returns {Promise<number>}
 */
export async function makeSampleNotes(api, address) {
  const headers = { origin: address };
  let newest = 0;
  for (const { title, tags } of NOTES) {
    const audio = {
      name: 'dashwood.mp3',
      mimeType: 'audio/mpeg',
      buffer: await readFile(new URL('dashwood.mp3', AUDIO)),
    };
    const heard = await answer(
      api.post(`${address}/api/transcribe`, { headers, multipart: { audio }, timeout: 120_000 }),
    );
    const multipart = {
      title,
      transcript: heard.text,
      duration: String(heard.duration),
      recordingId: heard.recordingId,
    };
    const note = await answer(api.post(`${address}/api/notes`, { headers, multipart }));
    await untilEnriched(api, `${address}/api/notes/${note.id}`);
    await answer(api.post(`${address}/api/notes/${note.id}/update-tags`, { headers, data: { tags } }));
    newest = note.id;
  }
  const comments = `${address}/api/notes/${newest}/comments`;
  await answer(api.post(comments, { headers, data: { content: 'Ask Marta what the roof would cost.' } }));
  await answer(api.post(comments, { headers, data: { content: 'This is the heart of it.', timestamp: 3 } }));
  await answer(api.post(`${address}/api/notes/${newest}/generate`, { headers, timeout: 120_000 }));
  return newest;
}

/** Themes that arrive late would take the place of the tags. @param {Api} api @param {string} path */
async function untilEnriched(api, path) {
  for (let tries = 0; tries < 60; tries += 1) {
    const { enrichment } = await answer(api.get(path));
    if (enrichment === 'done' || enrichment === 'failed') return;
    await new Promise((done) => setTimeout(done, 500));
  }
}

/** @param {Promise<import('@playwright/test').APIResponse>} asked */
async function answer(asked) {
  const response = await asked;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}
