import type { Row, Statuses } from './permission-row.ts';
import type { Asked } from './permission-scene.ts';

const READ: Statuses = [200, 200, 200, 200, 404, 404, 401];
/** `comment` was given it to view. */
const EDIT: Statuses = [200, 200, 403, 403, 404, 404, 401];
const OWNER_ONLY: Statuses = [200, 403, 403, 403, 404, 404, 401];

function ofCreation(rest = ''): (asked: Asked) => string {
  return ({ creationId }) => `/api/creations/${creationId}${rest}`;
}

/** Every route of one creation. */
export const CREATION_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/creations/:id': { statuses: READ, path: ofCreation() },
  'PATCH /api/creations/:id': {
    statuses: EDIT,
    path: ofCreation(),
    json: () => ({ content: 'Never' }),
  },
  'DELETE /api/creations/:id': { statuses: OWNER_ONLY, path: ofCreation() },
  'GET /api/creations/:id/export': { statuses: READ, path: ofCreation('/export?format=md') },
  // It has been read aloud: who asks before is given a job (creation-speech.test.ts).
  'POST /api/creations/:id/speech': { statuses: READ, path: ofCreation('/speech') },
  'GET /api/creations/:id/speech': { statuses: READ, path: ofCreation('/speech') },
  'GET /api/creations/:id/versions': { statuses: EDIT, path: ofCreation('/versions') },
  'GET /api/creations/:id/versions/:version': { statuses: EDIT, path: ofCreation('/versions/1') },
  'POST /api/creations/:id/versions/:version/restore': {
    statuses: EDIT,
    path: ofCreation('/versions/1/restore'),
  },
  'POST /api/creations/:id/share': {
    statuses: OWNER_ONLY,
    path: ofCreation('/share'),
    json: ({ strangerId }) => ({ sharedWithUserId: strangerId, permission: 'view' }),
  },
  'GET /api/creations/:id/shares': { statuses: OWNER_ONLY, path: ofCreation('/shares') },
  // It is that of `view`, who may leave it.
  'DELETE /api/creations/:id/shares/:userId': {
    statuses: [200, 403, 403, 200, 404, 404, 401],
    path: ({ creationId, sharedWithId }) => `/api/creations/${creationId}/shares/${sharedWithId}`,
  },
};
