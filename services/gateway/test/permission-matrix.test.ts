import type { Comment, Note, NoteUpdateResponse } from '@stitchbook/contracts';
import { recordJob } from '@stitchbook/jobs';
import { formOf, noteForm, readFixture } from './support/forms.ts';
import { findRoutes } from './support/find-routes.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { emptyArchive } from './support/take-away-archives.ts';

/** Who asks; `ended` had a share once. */
const ROLES = ['owner', 'edit', 'comment', 'view', 'ended', 'stranger', 'signedOut'] as const;
type Role = (typeof ROLES)[number];
type Statuses = readonly [
  owner: number,
  edit: number,
  comment: number,
  view: number,
  ended: number,
  stranger: number,
  signedOut: number,
];

interface Row {
  statuses: Statuses;
  /** Path parameters beyond the note's own id, and bodies, for each asker. */
  path?: (asked: Asked) => string;
  json?: (asked: Asked) => unknown;
  form?: () => Promise<FormData> | FormData;
}

interface Asked {
  noteId: number;
  commentId: number;
  themeId: number;
  jobId: string;
  strangerId: string;
  sharedWithId: string;
}

const NOTE_READ: Statuses = [200, 200, 200, 200, 404, 404, 401];
const NOTE_EDIT: Statuses = [200, 200, 403, 403, 404, 404, 401];
const OWNER_ONLY: Statuses = [200, 403, 403, 403, 404, 404, 401];
/** About a person's own things: whoever is signed in gets their own, which here are none. */
const OWN: Statuses = [200, 200, 200, 200, 200, 200, 401];
const ADMINISTRATORS_ONLY: Statuses = [404, 404, 404, 404, 404, 404, 401];
const PUBLIC: Statuses = [200, 200, 200, 200, 200, 200, 200];

/**
 * Every route and what each asker is answered. Work in the background is asked for with `Prefer: respond-async`, so 202 is
 * a yes there. A route without a row fails the run.
 */
const MATRIX: Readonly<Record<string, Row>> = {
  'GET /healthz': { statuses: PUBLIC },
  'GET /readyz': { statuses: [503, 503, 503, 503, 503, 503, 503] },
  'GET /api/login': { statuses: [302, 302, 302, 302, 302, 302, 302] },
  'GET /api/callback': { statuses: [400, 400, 400, 400, 400, 400, 400] },
  'GET /api/logout': { statuses: [302, 302, 302, 302, 302, 302, 302] },
  'GET /api/auth/user': { statuses: OWN },
  'POST /api/auth/sign-out-everywhere': { statuses: OWN },
  'GET /api/account/export': { statuses: OWN },
  'POST /api/account/import': {
    statuses: OWN,
    form: async () => formOf({}, { bytes: await emptyArchive(), field: 'archive' }),
  },
  // Not confirmed, so that everybody is still there afterwards.
  'DELETE /api/account': { statuses: [400, 400, 400, 400, 400, 400, 401], json: () => ({ confirm: 'Yes' }) },
  'GET /api/users/:id': { statuses: OWN, path: ({ strangerId }) => `/api/users/${strangerId}` },
  'POST /api/transcribe': {
    statuses: [202, 202, 202, 202, 202, 202, 401],
    form: async () => formOf({}, { bytes: await readFixture('amiable.wav') }),
  },
  'GET /api/jobs/:id': { statuses: [200, 404, 404, 404, 404, 404, 401], path: ({ jobId }) => `/api/jobs/${jobId}` },
  'POST /api/jobs/:id/retry': {
    statuses: [200, 404, 404, 404, 404, 404, 401],
    path: ({ jobId }) => `/api/jobs/${jobId}/retry`,
  },
  'POST /api/jobs/:id/cancel': {
    statuses: [409, 404, 404, 404, 404, 404, 401],
    path: ({ jobId }) => `/api/jobs/${jobId}/cancel`,
  },
  'GET /api/notes': { statuses: OWN },
  'POST /api/notes': { statuses: [201, 201, 201, 201, 201, 201, 401], form: () => noteForm('Another') },
  'GET /api/notes/:id': { statuses: NOTE_READ },
  'DELETE /api/notes/:id': { statuses: OWNER_ONLY },
  'GET /api/notes/:id/audio': { statuses: NOTE_READ },
  'GET /api/notes/:id/export': { statuses: NOTE_READ, path: ({ noteId }) => `/api/notes/${noteId}/export?format=md` },
  'POST /api/notes/:id/update-title': { statuses: NOTE_EDIT, json: () => ({ title: 'Renamed' }) },
  'POST /api/notes/:id/update-tags': { statuses: NOTE_EDIT, json: () => ({ tags: ['one'] }) },
  'POST /api/notes/:id/update-transcript': { statuses: NOTE_EDIT, json: () => ({ transcript: 'Other words.' }) },
  'POST /api/notes/tag-suggestions': {
    statuses: [202, 202, 202, 202, 202, 202, 401],
    json: () => ({ transcript: 'A few words.', existingTags: [] }),
  },
  'POST /api/notes/:id/generate': { statuses: [202, 202, 403, 403, 404, 404, 401] },
  'GET /api/creations': { statuses: OWN },
  'DELETE /api/creations/:id': { statuses: [404, 404, 404, 404, 404, 404, 401], path: () => '/api/creations/1' },
  'POST /api/notes/:id/share': {
    statuses: OWNER_ONLY,
    json: ({ strangerId }) => ({ sharedWithUserId: strangerId, permission: 'view' }),
  },
  'GET /api/notes/:id/shares': { statuses: OWNER_ONLY },
  'DELETE /api/notes/:id/shares/:userId': {
    statuses: OWNER_ONLY,
    path: ({ noteId, sharedWithId }) => `/api/notes/${noteId}/shares/${sharedWithId}`,
  },
  'GET /api/notes/:id/comments': { statuses: NOTE_READ },
  'POST /api/notes/:id/comments': {
    statuses: [201, 201, 201, 403, 404, 404, 401],
    json: () => ({ content: 'Well said.' }),
  },
  // The comment is the owner's own.
  'PATCH /api/comments/:id': {
    statuses: [200, 403, 403, 403, 404, 404, 401],
    path: ({ commentId }) => `/api/comments/${commentId}`,
    json: () => ({ content: 'Said better.' }),
  },
  'DELETE /api/comments/:id': {
    statuses: [200, 403, 403, 403, 404, 404, 401],
    path: ({ commentId }) => `/api/comments/${commentId}`,
  },
  'GET /api/themes': { statuses: OWN },
  'PATCH /api/themes/:id': {
    statuses: [200, 404, 404, 404, 404, 404, 401],
    path: ({ themeId }) => `/api/themes/${themeId}`,
    json: () => ({ color: '#112233' }),
  },
  // For administrators, which none of these is.
  'GET /admin/queues': { statuses: ADMINISTRATORS_ONLY },
  'GET /admin/queues/*path': { statuses: ADMINISTRATORS_ONLY, path: () => '/admin/queues/api/queues' },
};

let gateway: TestGateway;
let people: Record<Role, Person>;
let asked: Asked;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

/** A note of the owner with audio, a tag, a comment, a share for each permission, one that was ended, and a failed job. */
async function setTheScene(): Promise<void> {
  const join = (role: Role) => gateway.join(role);
  people = {
    owner: await join('owner'),
    edit: await join('edit'),
    comment: await join('comment'),
    view: await join('view'),
    ended: await join('ended'),
    stranger: await join('stranger'),
    signedOut: gateway.visitor(),
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
  const tagging = await owner.ask('POST', `/api/notes/${note.id}/update-tags`, { json: { tags: ['one'] } });
  const tagged = tagging.body as NoteUpdateResponse;
  const comment = (await owner.ask('POST', `/api/notes/${note.id}/comments`, { json: { content: 'Mine.' } }))
    .body as Comment;
  const job = await gateway.database.dataSource.transaction((manager) =>
    recordJob(manager, { kind: 'enrich-note', ownerId: String(owner.id), noteId: note.id }),
  );
  await gateway.database.dataSource.query(`update jobs set state = 'failed' where id = $1`, [job.id]);
  asked = {
    noteId: note.id,
    commentId: comment.id,
    themeId: tagged.note.themes[0]?.id ?? 0,
    jobId: job.id,
    strangerId: String(people.stranger.id),
    sharedWithId: String(people.view.id),
  };
}

describe('who may do what', () => {
  it('is written down for every route there is', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(findRoutes(gateway.app).sort());
  });

  describe.each(Object.entries(MATRIX))('%s', (route, { statuses, path, json, form }) => {
    it.each(ROLES.map((role, index) => [role, statuses[index]] as const))(
      'answers %s with %i',
      async (role, status) => {
        await setTheScene();
        const [method = '', template = ''] = route.split(' ');
        const address = path?.(asked) ?? template.replace(':id', String(asked.noteId));
        const answer = await people[role].ask(method, address, {
          headers: { prefer: 'respond-async' },
          ...(json ? { json: json(asked) } : {}),
          ...(form ? { form: await form() } : {}),
        });
        expect({ status: answer.status, body: answer.body }).toMatchObject({ status });
      },
    );
  });

  it('answers a stranger exactly as if the note did not exist', async () => {
    await setTheScene();
    for (const path of ['', '/audio', '/comments', '/shares']) {
      const { body } = await people.stranger.get(`/api/notes/${asked.noteId}${path}`);
      expect(body).toEqual((await people.stranger.get(`/api/notes/987654321${path}`)).body);
    }
  });
});
