import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { joinRecordings, silence } from '../../e2e/words/recordings.ts';
import type { ApiClient } from './api-client.ts';

const AUDIO = new URL('../../libs/testing/fixtures/audio/', import.meta.url);

/** A note that was said: transcribed and enriched for real. */
export async function makeSpokenNote(api: ApiClient, title: string, tags: string[]) {
  const buffer = await readFile(new URL('dashwood.mp3', AUDIO));
  return saveSpoken(api, { name: 'dashwood.mp3', mimeType: 'audio/mpeg', buffer }, title, tags);
}

/** A note of more than two minutes, in many pieces. */
export async function makeTalk(api: ApiClient, title: string, tags: string[]) {
  const [amiable, dashwood] = await Promise.all(
    ['amiable.wav', 'dashwood.wav'].map((name) => readFile(new URL(name, AUDIO))),
  );
  if (!amiable || !dashwood) throw new Error('The recordings are not there.');
  const once = [amiable, silence(1.5), dashwood, silence(1.5)];
  const buffer = joinRecordings(Array.from({ length: 10 }, () => once).flat());
  return saveSpoken(api, { name: 'talk.wav', mimeType: 'audio/wav', buffer }, title, tags);
}

async function saveSpoken(
  api: ApiClient,
  audio: { name: string; mimeType: string; buffer: Buffer },
  title: string,
  tags: string[],
) {
  type Transcription = { text: string; duration: number; recordingId: string };
  const transcription = await api.postForm<Transcription>('/api/transcribe', { audio });
  const { text, duration, recordingId } = transcription;
  return makeNote(api, { title, transcript: text, duration: String(duration), recordingId }, tags);
}

/** A note of words alone. */
export function makeWrittenNote(api: ApiClient, title: string, transcript: string, tags: string[]) {
  return makeNote(api, { title, transcript, duration: '0' }, tags);
}

/** @returns its id */
async function makeNote(api: ApiClient, form: Record<string, string>, tags: string[]): Promise<number> {
  const { id } = await api.postForm<{ id: number }>('/api/notes', form);
  await untilEnriched(api, id);
  await api.post(`/api/notes/${id}/update-tags`, { tags });
  return id;
}

/** Themes that arrive late would take the place of the tags. */
async function untilEnriched(api: ApiClient, id: number) {
  for (let attempts = 0; attempts < 60; attempts += 1) {
    const { enrichment } = await api.get<{ enrichment: string }>(`/api/notes/${id}`);
    if (enrichment === 'done' || enrichment === 'failed') return;
    await wait(500);
  }
}
