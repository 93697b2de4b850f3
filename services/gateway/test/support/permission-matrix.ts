import { CREATION_ROWS } from './creation-rows.ts';
import { emptyArchive } from './archives.ts';
import { formOf, noteForm, readFixture } from './forms.ts';
import type { Row, Statuses } from './permission-row.ts';
import { UPLOADED_BYTES } from './permission-scene.ts';

const NOTE_READ: Statuses = [200, 200, 200, 200, 404, 404, 401];
const NOTE_EDIT: Statuses = [200, 200, 403, 403, 404, 404, 401];
const NOTE_MARK: Statuses = [204, 204, 204, 204, 404, 404, 401];
const OWNER_ONLY: Statuses = [200, 403, 403, 403, 404, 404, 401];
/** About a person's own things: whoever is signed in gets their own, which here are none. */
const OWN: Statuses = [200, 200, 200, 200, 200, 200, 401];
/** Of something that is nobody's. */
const NOBODYS: Statuses = [404, 404, 404, 404, 404, 404, 401];
const ADMINISTRATORS_ONLY = NOBODYS;
const UPLOADER_ONLY = (status: number): Statuses => [status, 404, 404, 404, 404, 404, 401];
const PUBLIC: Statuses = [200, 200, 200, 200, 200, 200, 200];

/**
 * Every route and what each asker is answered. Work in the background is asked for with `Prefer: respond-async`, so 202 is
 * a yes there. A route without a row fails the run.
 */
export const MATRIX: Readonly<Record<string, Row>> = {
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
  'PATCH /api/account': { statuses: OWN, json: () => ({ titleNotesForMe: false }) },
  'GET /api/account/sessions': { statuses: OWN },
  'DELETE /api/account/sessions/:id': { statuses: NOBODYS, path: () => `/api/account/sessions/${'0'.repeat(32)}` },
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
  'OPTIONS /api/uploads': { statuses: [204, 204, 204, 204, 204, 204, 401] },
  'POST /api/uploads': {
    statuses: [201, 201, 201, 201, 201, 201, 401],
    headers: { 'upload-defer-length': '1' },
  },
  'GET /api/uploads': { statuses: OWN },
  'HEAD /api/uploads/:id': { statuses: UPLOADER_ONLY(200), path: ({ uploadId }) => `/api/uploads/${uploadId}` },
  'PATCH /api/uploads/:id': {
    statuses: UPLOADER_ONLY(204),
    path: ({ uploadId }) => `/api/uploads/${uploadId}`,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': UPLOADED_BYTES },
  },
  'DELETE /api/uploads/:id': { statuses: UPLOADER_ONLY(204), path: ({ uploadId }) => `/api/uploads/${uploadId}` },
  // Of a client that does not ask for a stream.
  'GET /api/uploads/:id/captions': {
    statuses: [400, 400, 400, 400, 400, 400, 401],
    path: ({ uploadId }) => `/api/uploads/${uploadId}/captions`,
  },
  // Of a file, to which nothing can be added.
  'POST /api/uploads/:id/continue': {
    statuses: UPLOADER_ONLY(409),
    path: ({ uploadId }) => `/api/uploads/${uploadId}/continue`,
    json: () => ({ key: 'Another device' }),
  },
  'POST /api/uploads/:id/transcribe': {
    statuses: UPLOADER_ONLY(202),
    path: ({ uploadId }) => `/api/uploads/${uploadId}/transcribe`,
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
  'GET /api/notes/filter-counts': { statuses: OWN },
  'GET /api/notes/meaning': { statuses: OWN },
  'GET /api/notes/:id/related': { statuses: NOTE_READ },
  // Of which notes each reader is answered stands in meaning-ways.ts.
  'POST /api/ask': { statuses: OWN, json: () => ({ question: 'What did I plan?' }) },
  // There is no language model here.
  'POST /api/ask/written': {
    statuses: [503, 503, 503, 503, 503, 503, 401],
    path: () => '/api/ask/written',
    json: () => ({ question: 'What did I plan?' }),
  },
  'POST /api/notes': { statuses: [201, 201, 201, 201, 201, 201, 401], form: () => noteForm('Another') },
  'GET /api/notes/:id': { statuses: NOTE_READ },
  'DELETE /api/notes/:id': { statuses: OWNER_ONLY },
  // It is there; nobody else learns whether a note that is not was their own (restore-note.test.ts).
  'POST /api/notes/:id/restore': { statuses: [200, 404, 404, 404, 404, 404, 401] },
  'PUT /api/notes/:id/pin': { statuses: NOTE_MARK },
  'DELETE /api/notes/:id/pin': { statuses: NOTE_MARK },
  'POST /api/notes/:id/seen': { statuses: NOTE_MARK },
  'GET /api/notes/:id/audio': { statuses: NOTE_READ },
  'GET /api/notes/export': { statuses: NOTE_READ, path: ({ noteId }) => `/api/notes/export?ids=${noteId}` },
  'GET /api/notes/:id/export': { statuses: NOTE_READ, path: ({ noteId }) => `/api/notes/${noteId}/export?format=md` },
  'POST /api/notes/:id/update-title': { statuses: NOTE_EDIT, json: () => ({ title: 'Renamed' }) },
  'POST /api/notes/:id/update-tags': { statuses: NOTE_EDIT, json: () => ({ tags: ['one'] }) },
  'POST /api/notes/:id/update-sentiment': { statuses: NOTE_EDIT, json: () => ({ sentiment: 'negative' }) },
  'POST /api/notes/:id/update-transcript': { statuses: NOTE_EDIT, json: () => ({ transcript: 'Other words.' }) },
  'POST /api/notes/tag-suggestions': {
    statuses: [202, 202, 202, 202, 202, 202, 401],
    json: () => ({ transcript: 'A few words.', existingTags: [] }),
  },
  'POST /api/notes/:id/generate': { statuses: [202, 202, 403, 403, 404, 404, 401] },
  'GET /api/creations': { statuses: OWN },
  // Of all that one may make something of; who may not has nothing to make it from. Of chosen notes: stitch-notes.test.ts.
  'POST /api/creations': {
    statuses: [202, 202, 400, 400, 400, 400, 401],
    path: () => '/api/creations',
    json: () => ({ type: 'weekly_review' }),
  },
  'GET /api/tasks': { statuses: OWN },
  'GET /api/tasks/export': { statuses: OWN, path: () => '/api/tasks/export?format=md' },
  // One that is nobody's; of one's own, and of others: tasks.test.ts.
  'PATCH /api/tasks/:id': { statuses: NOBODYS, path: () => '/api/tasks/1', json: () => ({ done: true }) },
  'DELETE /api/tasks/:id': { statuses: NOBODYS, path: () => '/api/tasks/1' },
  'POST /api/tasks/:id/restore': { statuses: NOBODYS, path: () => '/api/tasks/1/restore' },
  ...CREATION_ROWS,
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
  'GET /api/people': { statuses: OWN },
  'GET /api/blocked-people': { statuses: OWN },
  // Nobody blocks themselves.
  'PUT /api/blocked-people/:userId': {
    statuses: [200, 200, 200, 200, 200, 400, 401],
    path: ({ strangerId }) => `/api/blocked-people/${strangerId}`,
  },
  'DELETE /api/blocked-people/:userId': {
    statuses: NOBODYS,
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
  'GET /api/insights': { statuses: OWN },
  'GET /api/themes': { statuses: OWN },
  'GET /api/themes/merge-suggestions': { statuses: OWN },
  'POST /api/themes/:id/keep-apart': {
    statuses: [200, 404, 404, 404, 404, 404, 401],
    path: ({ themeId }) => `/api/themes/${themeId}/keep-apart`,
    json: ({ otherThemeId }) => ({ from: otherThemeId }),
  },
  'DELETE /api/themes/:id/keep-apart/:from': {
    statuses: [200, 404, 404, 404, 404, 404, 401],
    path: ({ themeId, otherThemeId }) => `/api/themes/${themeId}/keep-apart/${otherThemeId}`,
  },
  'PATCH /api/themes/:id': {
    statuses: [200, 404, 404, 404, 404, 404, 401],
    path: ({ themeId }) => `/api/themes/${themeId}`,
    json: () => ({ color: '#112233' }),
  },
  'DELETE /api/themes/:id': {
    statuses: [200, 404, 404, 404, 404, 404, 401],
    path: ({ themeId }) => `/api/themes/${themeId}`,
  },
  'POST /api/themes/:id/merge': {
    statuses: [200, 404, 404, 404, 404, 404, 401],
    path: ({ themeId }) => `/api/themes/${themeId}/merge`,
    json: ({ otherThemeId }) => ({ into: otherThemeId }),
  },
  // One that is nobody's; of one's own: restore-theme.test.ts.
  'POST /api/themes/undo/:id': { statuses: NOBODYS, path: ({ strangerId }) => `/api/themes/undo/${strangerId}` },
  'GET /api/vocabulary': { statuses: OWN },
  'POST /api/vocabulary': {
    statuses: [201, 201, 201, 201, 201, 201, 401],
    json: () => ({ term: 'Norland' }),
  },
  // One that is nobody's; of one's own: vocabulary.test.ts.
  'DELETE /api/vocabulary/:id': { statuses: NOBODYS, path: () => '/api/vocabulary/999' },
  'GET /api/vocabulary/offers': { statuses: OWN },
  // One that is nobody's; of one's own: term-offers.test.ts.
  'POST /api/vocabulary/offers/:id/accept': { statuses: NOBODYS, path: () => '/api/vocabulary/offers/999/accept' },
  'POST /api/vocabulary/offers/:id/refuse': { statuses: NOBODYS, path: () => '/api/vocabulary/offers/999/refuse' },
  // For administrators, which none of these is.
  'GET /admin/queues': { statuses: ADMINISTRATORS_ONLY },
  'GET /admin/queues/*path': { statuses: ADMINISTRATORS_ONLY, path: () => '/admin/queues/api/queues' },
};
