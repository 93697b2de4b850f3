import type { Comment, Note, NoteUpdate } from '@stitchbook/api-types';
import { createJob } from '@stitchbook/jobs';
import { makeCreation } from './creations.ts';
import { formOf, readFixture } from './forms.ts';
import type { Person } from './person.ts';
import { makeSpeech } from './speech.ts';
import { createUpload, sendPiece } from './resumable.ts';
import type { TestGateway } from './start-gateway.ts';

/** Who asks; `ended` had a share once. */
export const ROLES = ['owner', 'edit', 'comment', 'view', 'ended', 'stranger', 'unauthenticated'] as const;
type Role = (typeof ROLES)[number];

const UPLOADED = Buffer.from('RIFF\0\0\0\0WAVEfmt ');
export const UPLOADED_BYTES = String(UPLOADED.length);

/** What they ask about. */
export interface Asked {
  noteId: number;
  commentId: number;
  themeId: number;
  otherThemeId: number;
  jobId: string;
  /** Shared as the note is, but that nobody comments on one; it was edited once, so that it has a version 1, and then read aloud. */
  creationId: number;
  /** Of which all has arrived. */
  uploadId: string;
  strangerId: string;
  sharedWithId: string;
}

export interface Scene {
  people: Record<Role, Person>;
  asked: Asked;
}

/** A note of the owner with audio, two tags, a comment, a share for each permission, one that was ended, a failed job, and an upload. */
export async function setTheScene(gateway: TestGateway): Promise<Scene> {
  const join = (role: Role) => gateway.join(role);
  const people = {
    owner: await join('owner'),
    edit: await join('edit'),
    comment: await join('comment'),
    view: await join('view'),
    ended: await join('ended'),
    stranger: await join('stranger'),
    unauthenticated: gateway.visitor(),
  };
  const { owner } = people;
  const form = formOf(
    { title: 'A note', transcript: 'A few words.', duration: '2' },
    { bytes: await readFixture('amiable.wav') },
  );
  const note = (await owner.ask('POST', '/api/notes', { form })).body as Note;
  const share = (person: Person, permission: string) =>
    owner.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: person.id, permission } });
  for (const permission of ['edit', 'comment', 'view'] as const) {
    expect(await share(people[permission], permission)).toMatchObject({ status: 200 });
  }
  await share(people.ended, 'edit');
  expect(await owner.ask('DELETE', `/api/notes/${note.id}/shares/${people.ended.id}`)).toMatchObject({ status: 200 });
  const tagging = await owner.ask('POST', `/api/notes/${note.id}/update-tags`, { json: { tags: ['one', 'two'] } });
  const tagged = tagging.body as NoteUpdate;
  const comment = (await owner.ask('POST', `/api/notes/${note.id}/comments`, { json: { content: 'Mine.' } }))
    .body as Comment;
  const job = await gateway.database.dataSource.transaction((manager) =>
    createJob(manager, { kind: 'enrich-note', ownerId: String(owner.id), noteId: note.id }),
  );
  await gateway.database.dataSource.query(`update jobs set state = 'failed' where id = $1`, [job.id]);
  const upload = await createUpload(owner, {}, UPLOADED.length);
  await sendPiece(owner, upload.id, 0, UPLOADED);
  const creationId = await makeCreation(gateway, owner, { noteId: note.id });
  await owner.ask('PATCH', `/api/creations/${creationId}`, { json: { content: 'Once, long ago' } });
  await makeSpeech(gateway, creationId);
  const give = (person: Person, permission: string) =>
    owner.ask('POST', `/api/creations/${creationId}/share`, { json: { sharedWithUserId: person.id, permission } });
  for (const [role, permission] of [
    ['edit', 'edit'],
    ['comment', 'view'],
    ['view', 'view'],
    ['ended', 'edit'],
  ] as const)
    expect(await give(people[role], permission)).toMatchObject({ status: 200 });
  await owner.ask('DELETE', `/api/creations/${creationId}/shares/${people.ended.id}`);
  const asked = {
    creationId,
    uploadId: upload.id,
    noteId: note.id,
    commentId: comment.id,
    themeId: tagged.note.themes[0]?.id ?? 0,
    otherThemeId: tagged.note.themes[1]?.id ?? 0,
    jobId: job.id,
    strangerId: String(people.stranger.id),
    sharedWithId: String(people.view.id),
  };
  return { people, asked };
}
