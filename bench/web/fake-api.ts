import { makeNote } from './make-note.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

export const NOTES = 10_000;
/** The cookie of the person who is signed in; a visitor has none. */
export const SIGNED_IN = { name: 'bench', value: 'signed-in' };

const USER = {
  id: 'user-1',
  firstName: 'Elinor',
  lastName: 'Dashwood',
  email: 'elinor@example.com',
  profileImageUrl: null,
};

/** The few calls that the landing page and the list make. */
export function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  parameters: URLSearchParams,
) {
  const isSignedIn = request.headers.cookie?.includes(`${SIGNED_IN.name}=${SIGNED_IN.value}`);
  if (!isSignedIn) return send(response, 401, { message: 'Please sign in.', code: 'session.missing' });
  if (pathname === '/api/auth/user') return send(response, 200, USER);
  if (pathname === '/api/uploads') return send(response, 200, []);
  if (pathname !== '/api/notes') return send(response, 404, { message: 'There is nothing here.', code: 'missing' });
  if (parameters.has('pinned')) return send(response, 200, []);
  const from = Number(parameters.get('cursor') ?? 0);
  const to = Math.min(NOTES, from + Number(parameters.get('limit') ?? 50));
  const notes = Array.from({ length: to - from }, (_, index) => makeNote(NOTES - from - index));
  if (to < NOTES) response.setHeader('link', `</api/notes?cursor=${to}>; rel="next"`);
  return send(response, 200, notes);
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
