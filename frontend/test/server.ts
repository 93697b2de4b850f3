import type { CurrentUser, Note } from '@stitchbook/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

export const ADA: CurrentUser = {
  id: 'user-ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  profileImageUrl: null,
};

/** A signed-in person without notes, until a test says otherwise. */
export const server = setupServer(
  http.get('/api/auth/user', () => HttpResponse.json(ADA)),
  http.get('/api/notes', () => HttpResponse.json([])),
  http.get('/api/creations', () => HttpResponse.json([])),
);

export function signedOut(): void {
  server.use(http.get('/api/auth/user', () => problem(401, 'Please sign in.')));
}

export function haveNotes(notes: Note[]): void {
  server.use(http.get('/api/notes', () => HttpResponse.json(notes)));
}

export function problem(status: number, message: string) {
  return HttpResponse.json({ message, code: 'test.problem' }, { status });
}
