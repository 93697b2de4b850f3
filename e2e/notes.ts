import { readFile } from 'node:fs/promises';
import { expect, type APIResponse, type Page } from '@playwright/test';
import { fixture } from './words/recordings.ts';

interface NoteToSave {
  title: string;
  transcript: string;
  duration?: number;
  recordingId?: string;
}

/** Saves a note as the signed-in person, by the documented call: for tests that are about what comes after. */
export async function saveNote(page: Page, title: string, transcript: string): Promise<number> {
  const id = await save(page, { title, transcript });
  await page.reload();
  return id;
}

/** The same with these tags. */
export async function saveTaggedNote(
  page: Page,
  { tags, ...note }: NoteToSave & { tags: readonly string[] },
): Promise<void> {
  const url = `/api/notes/${await save(page, note)}/update-tags`;
  await bodyOf(await page.request.post(url, { headers: headersOf(page), data: { tags }, maxRetries: 2 }));
  await page.reload();
}

/** The same of several, shown once all are there. */
export async function saveNotes(page: Page, titles: readonly string[], transcript: string): Promise<void> {
  for (const title of titles) await save(page, { title, transcript });
  await page.reload();
}

/** The same with a recording, which the product hears first. */
export async function saveSpokenNote(
  page: Page,
  title: string,
  recording: { name: string; buffer: Buffer },
): Promise<number> {
  const headers = headersOf(page);
  const audio = { ...recording, mimeType: 'audio/wav' };
  const heard = await page.request.post('/api/transcribe', {
    headers,
    multipart: { audio },
    timeout: 120_000,
    maxRetries: 2,
  });
  const { text, duration, recordingId } = await bodyOf<{ text: string; duration: number; recordingId: string }>(heard);
  return save(page, { title, transcript: text, duration, recordingId });
}

export async function shareNote(
  page: Page,
  id: number,
  sharedWithUserId: string,
  permission: 'view' | 'comment' | 'edit',
): Promise<void> {
  const data = { sharedWithUserId, permission };
  await bodyOf(await page.request.post(`/api/notes/${id}/share`, { headers: headersOf(page), data, maxRetries: 2 }));
}

export async function readRecording(name: string): Promise<{ name: string; buffer: Buffer }> {
  return { name, buffer: await readFile(fixture(name)) };
}

/** What this person would copy from the header menu and hand to somebody who wants to share with them. */
export async function userIdOf(page: Page): Promise<string> {
  return (await bodyOf<{ id: string }>(await page.request.get('/api/auth/user', { maxRetries: 2 }))).id;
}

async function save(page: Page, { duration = 0, ...fields }: NoteToSave): Promise<number> {
  const multipart = { ...fields, duration: String(duration) };
  const saved = await page.request.post('/api/notes', { headers: headersOf(page), multipart, maxRetries: 2 });
  return (await bodyOf<{ id: number }>(saved)).id;
}

/** Only what comes from a page of the product may change anything. */
function headersOf(page: Page): { origin: string; 'sec-fetch-site': string } {
  return { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
}

async function bodyOf<T>(response: APIResponse): Promise<T> {
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as T;
}

/** Waits until the server has all of the one recording that was made: nothing of it is on its way any more. */
export async function untilArrived(page: Page): Promise<void> {
  const isWhole = async () => {
    const [upload] = (await (await page.request.get('/api/uploads', { maxRetries: 2 })).json()) as {
      length: number | null;
      receivedBytes: number;
    }[];
    return upload !== undefined && upload.receivedBytes === upload.length;
  };
  await expect.poll(isWhole).toBe(true);
}
