import type { Comment, Creation, CreationSpeech, Job, Note, Transcription } from '@stitchbook/api-types';
import { WAV_HEADER_BYTES, formOf, recordingOf, spokenPiecesOf } from './audio-form.ts';
import { TRANSCRIPT } from './fake-models.ts';
import { speakNote } from './speak-note.ts';
import type { TestUser } from './test-user.ts';

const ASYNC = { prefer: 'respond-async' };

/**
 * The whole scenario, by somebody who goes on whatever happens: three notes, of which one is kept and shared, one
 * deleted, brought back and deleted again, and one sent in pieces; of one and of two something is made and read aloud.
 */
export async function runScenario(mark: string, ada: TestUser, grace: TestUser): Promise<void> {
  const kept = await keepNote(ada, `${mark} kept`, mark);
  const gone = await keepNote(ada, `${mark} gone`, `${mark} 2`);
  await ada.insist('POST', `/api/notes/${kept}/update-tags`, { json: { tags: [mark] } });
  await ada.insist('POST', `/api/notes/${kept}/share`, { json: { sharedWithUserId: grace.id, permission: 'comment' } });
  await comment(grace, kept, `said of ${mark}`);
  await make(ada, `/api/notes/${kept}/generate`, {}, `generate-${mark}`);
  await remove(ada, gone);
  await ada.ensure(
    async () => (await ada.ask('GET', `/api/notes/${gone}`)).status === 200,
    () => ada.ask('POST', `/api/notes/${gone}/restore`),
  );
  await remove(ada, gone);
  await speakNote(ada, `${mark} spoken`, mark);
  const notes = await ada.insist<Note[]>('GET', '/api/notes');
  await make(ada, '/api/creations', { noteIds: notes.map(({ id }) => id) }, `stitch-${mark}`);
  for (const { id } of await ada.insist<Creation[]>('GET', '/api/creations')) await readAloud(ada, id);
  await ada.insist('GET', `/api/notes/${kept}/audio`);
  await ada.insist('GET', '/api/account/export');
}

/** What is wrong with what both can see afterwards; nothing, if all is well. */
export async function findScenarioFaults(mark: string, ada: TestUser, grace: TestUser): Promise<string[]> {
  const notes = await ada.until<Note[]>('/api/notes', (all) => all.every(({ enrichment }) => enrichment === 'done'));
  const titles = notes.map(({ title }) => title);
  if (titles.join() !== `${mark} spoken,${mark} kept`) return [`notes of ${mark}: ${JSON.stringify(titles)}`];
  const [spoken, note] = notes;
  const wrong: string[] = [];
  if (note?.transcript !== TRANSCRIPT || note.sentiment !== 'positive')
    wrong.push(`words of ${mark}: ${note?.transcript}`);
  if (!note?.tags.includes(mark)) wrong.push(`tags of ${mark}: ${JSON.stringify(note?.tags)}`);
  const comments = await grace.insist<Comment[]>('GET', `/api/notes/${note?.id}/comments`);
  if (comments.length !== 1) wrong.push(`comments on ${mark}: ${comments.length}`);
  const creations = await ada.insist<Creation[]>('GET', '/api/creations');
  if (creations.length !== 2) wrong.push(`made of ${mark}: ${JSON.stringify(creations)}`);
  for (const { id } of creations) {
    const { length } = await ada.download(`/api/creations/${id}/speech`);
    if (length === 0) wrong.push(`nothing is heard of what was made of ${mark}`);
  }
  const { status } = await ada.ask('GET', `/api/notes/${note?.id}/audio`);
  if (status !== 200) wrong.push(`audio of ${mark}: ${status}`);
  wrong.push(...(await findFaultsInSound(ada, spoken, mark)));
  return wrong;
}

/** What was sent in pieces is there as a whole, and nothing of it twice. */
async function findFaultsInSound(ada: TestUser, note: Note | undefined, mark: string): Promise<string[]> {
  const sent = Buffer.concat(spokenPiecesOf(mark));
  const kept = await ada.download(`/api/notes/${note?.id}/audio`);
  return kept.subarray(-sent.length).equals(sent) && kept.length === sent.length + WAV_HEADER_BYTES
    ? []
    : [`sound of ${mark}: ${kept.length} bytes`];
}

function remove(ada: TestUser, noteId: number): Promise<void> {
  return ada.ensure(
    async () => (await ada.ask('GET', `/api/notes/${noteId}`)).status === 404,
    () => ada.ask('DELETE', `/api/notes/${noteId}`),
  );
}

async function keepNote(ada: TestUser, title: string, mark: string): Promise<number> {
  const audio = recordingOf(mark);
  const keyed = (what: string) => ({ 'idempotency-key': `${what}-${title.replaceAll(' ', '-')}` });
  const { id } = await ada.insist<Job>('POST', '/api/transcribe', {
    form: () => formOf({}, audio),
    headers: { ...ASYNC, ...keyed('transcribe') },
  });
  const { result } = await ada.until<Job & { result: Transcription | null }>(
    `/api/jobs/${id}`,
    ({ state }) => state === 'done',
  );
  const fields = { title, transcript: result?.text ?? '', duration: '2' };
  const note = await ada.insist<Note>('POST', '/api/notes', {
    form: () => formOf(fields, audio),
    headers: keyed('save'),
  });
  return note.id;
}

async function comment(grace: TestUser, noteId: number, content: string): Promise<void> {
  const path = `/api/notes/${noteId}/comments`;
  const isThere = async () => (await grace.insist<Comment[]>('GET', path)).some((one) => one.content === content);
  await grace.ensure(isThere, () => grace.ask('POST', path, { json: { content } }));
}

/** Once, however often it is asked for. */
async function make(ada: TestUser, path: string, json: object, key: string): Promise<void> {
  const headers = { ...ASYNC, 'idempotency-key': key.replaceAll(' ', '-') };
  const { id } = await ada.insist<Job>('POST', path, { json, headers });
  await ada.until<Job>(`/api/jobs/${id}`, ({ state }) => state === 'done');
}

async function readAloud(ada: TestUser, creationId: number): Promise<void> {
  const begun = await ada.insist<CreationSpeech | Job>('POST', `/api/creations/${creationId}/speech`, {
    headers: ASYNC,
  });
  if ('state' in begun) await ada.until<Job>(`/api/jobs/${begun.id}`, ({ state }) => state === 'done');
}
