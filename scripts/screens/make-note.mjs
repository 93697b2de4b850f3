// @ts-check
import { readFile } from 'node:fs/promises';

/** @typedef {import('./ask-api.mjs').AskApi} AskApi */

const AUDIO = new URL('../../libs/testing/fixtures/audio/', import.meta.url);

/** A note that was said: transcribed and enriched for real. @param {AskApi} api @param {string} title @param {string[]} tags */
export async function makeSpokenNote(api, title, tags) {
  const buffer = await readFile(new URL('dashwood.mp3', AUDIO));
  const heard = await api.postForm('/api/transcribe', {
    audio: { name: 'dashwood.mp3', mimeType: 'audio/mpeg', buffer },
  });
  const { text, duration, recordingId } = heard;
  return makeNote(api, { title, transcript: text, duration: String(duration), recordingId }, tags);
}

/** A note of words alone. @param {AskApi} api @param {string} title @param {string} transcript @param {string[]} tags */
export function makeWrittenNote(api, title, transcript, tags) {
  return makeNote(api, { title, transcript, duration: '0' }, tags);
}

/** @param {AskApi} api @param {Record<string, string>} form @param {string[]} tags @returns {Promise<number>} its id */
async function makeNote(api, form, tags) {
  const { id } = await api.postForm('/api/notes', form);
  await untilEnriched(api, id);
  await api.post(`/api/notes/${id}/update-tags`, { tags });
  return id;
}

/** Themes that arrive late would take the place of the tags. @param {AskApi} api @param {number} id */
async function untilEnriched(api, id) {
  for (let tries = 0; tries < 60; tries += 1) {
    const { enrichment } = await api.get(`/api/notes/${id}`);
    if (enrichment === 'done' || enrichment === 'failed') return;
    await new Promise((done) => setTimeout(done, 500));
  }
}
