import type { Job } from '@stitchbook/api-types';
import { formOf, noteForm, readFixture } from './support/forms.ts';
import { findRoutes } from './support/find-routes.ts';
import { type Asked, ROLES, type Scene, setTheScene } from './support/permission-scene.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { emptyArchive } from './support/archives.ts';

type Statuses = readonly [
  owner: number,
  edit: number,
  comment: number,
  view: number,
  ended: number,
  stranger: number,
  unauthenticated: number,
];

interface Row {
  statuses: Statuses;
  /** Path parameters beyond the note's own id, and bodies, for each asker. */
  path?: (asked: Asked) => string;
  json?: (asked: Asked) => unknown;
  form?: () => Promise<FormData> | FormData;
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
  'GET /api/account': { statuses: OWN },
  'GET /api/account/sessions': { statuses: OWN },
  'DELETE /api/account/sessions/:id': {
    statuses: [404, 404, 404, 404, 404, 404, 401],
    path: () => `/api/account/sessions/${'0'.repeat(32)}`,
  },
  'GET /api/account/security-events': { statuses: OWN },
  'GET /api/invitations': { statuses: ADMINISTRATORS_ONLY },
  'POST /api/invitations': { statuses: ADMINISTRATORS_ONLY, json: () => ({}) },
  'DELETE /api/invitations/:id': {
    statuses: ADMINISTRATORS_ONLY,
    path: ({ strangerId }) => `/api/invitations/${strangerId}`,
  },
  // One that nobody was given.
  'GET /api/invitation': { statuses: [404, 404, 404, 404, 404, 404, 404] },
  'GET /api/administration/security-events': { statuses: ADMINISTRATORS_ONLY },
  // Of a client that does not ask for a stream; what each reader is told stands in events.test.ts.
  'GET /api/events': { statuses: [400, 400, 400, 400, 400, 400, 401] },
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
  // It is that of `view`, who may leave it.
  'DELETE /api/notes/:id/shares/:userId': {
    statuses: [200, 403, 403, 200, 404, 404, 401],
    path: ({ noteId, sharedWithId }) => `/api/notes/${noteId}/shares/${sharedWithId}`,
  },
  'GET /api/blocked-people': { statuses: OWN },
  // Nobody blocks themselves.
  'PUT /api/blocked-people/:userId': {
    statuses: [200, 200, 200, 200, 200, 400, 401],
    path: ({ strangerId }) => `/api/blocked-people/${strangerId}`,
  },
  'DELETE /api/blocked-people/:userId': {
    statuses: [404, 404, 404, 404, 404, 404, 401],
    path: ({ strangerId }) => `/api/blocked-people/${strangerId}`,
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

/** What became of the share of somebody who asked for work while they might edit. */
const SHARES = ['kept', 'lowered to comment', 'lowered to view', 'ended'] as const;

/** A failed and a done job of that kind, which are their own: what they are answered now. */
const OWN_WORK: Readonly<Record<string, Readonly<Record<'failed' | 'done', readonly number[]>>>> = {
  'GET /api/jobs/:id': { failed: [200, 403, 403, 404], done: [200, 403, 403, 404] },
  'POST /api/jobs/:id/retry': { failed: [200, 403, 403, 404], done: [409, 403, 403, 404] },
  'POST /api/jobs/:id/cancel': { failed: [409, 403, 403, 404], done: [409, 403, 403, 404] },
};

let gateway: TestGateway;
let people: Scene['people'];
let asked: Asked;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('who may do what', () => {
  it('is written down for every route there is', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(findRoutes(gateway.app).sort());
  });

  describe.each(Object.entries(MATRIX))('%s', (route, { statuses, path, json, form }) => {
    it.each(ROLES.map((role, index) => [role, statuses[index]] as const))(
      'answers %s with %i',
      async (role, status) => {
        ({ people, asked } = await setTheScene(gateway));
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

  describe.each(Object.entries(OWN_WORK))("%s, about one's own work on another's note", (route, byState) => {
    const rows = Object.entries(byState).flatMap(([state, statuses]) =>
      SHARES.map((share, index) => [state, share, statuses[index]] as const),
    );
    it.each(rows)('that is %s answers whose share is %s with %i', async (state, share, status) => {
      ({ people, asked } = await setTheScene(gateway));
      const { owner, edit } = people;
      const [method = '', path = ''] = route.split(' ');
      const asking = await edit.ask('POST', `/api/notes/${asked.noteId}/generate`, {
        headers: { prefer: 'respond-async' },
      });
      const { id } = asking.body as Job;
      await gateway.database.dataSource.query('update jobs set state = $2 where id = $1', [id, state]);
      const shares = `/api/notes/${asked.noteId}/share`;
      const [, permission] = share.split(' to ');
      if (share === 'ended') await owner.ask('DELETE', `${shares}s/${edit.id}`);
      else await owner.ask('POST', shares, { json: { sharedWithUserId: edit.id, permission: permission ?? 'edit' } });
      expect(await edit.ask(method, path.replace(':id', id))).toMatchObject({ status });
    });
  });

  it('answers a stranger exactly as if the note did not exist', async () => {
    ({ people, asked } = await setTheScene(gateway));
    for (const path of ['', '/audio', '/comments', '/shares']) {
      const { body } = await people.stranger.get(`/api/notes/${asked.noteId}${path}`);
      expect(body).toEqual((await people.stranger.get(`/api/notes/987654321${path}`)).body);
    }
  });
});
