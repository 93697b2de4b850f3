import type { CurrentUser, Job, Note, NoteDetail } from '@stitchbook/api-types';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { fakeUploads } from './fake-uploads.ts';
import { makeInsights } from './make-insights.ts';

export const ADA: CurrentUser = {
  id: 'user-ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  profileImageUrl: null,
  hasLanguageModel: true,
  spokenLanguage: null,
};

/** A signed-in person without notes, until a test says otherwise. */
export const server = setupServer(
  http.get('/api/auth/user', () => HttpResponse.json(ADA)),
  http.get('/api/notes', () => HttpResponse.json([])),
  http.get('/api/creations', () => HttpResponse.json([])),
  http.get('/api/insights', () => HttpResponse.json(makeInsights())),
  http.get('/api/themes', () => HttpResponse.json([])),
  http.get('/api/notes/meaning', () => HttpResponse.json({ notes: 0, ready: 0, wordsOnly: 0 })),
  http.get('/api/notes/:id/related', () => HttpResponse.json([])),
  http.get('/api/themes/merge-suggestions', () => HttpResponse.json({ suggestions: [], isPending: false })),
  http.get('/api/notes/:id/comments', () => HttpResponse.json([])),
  http.get('/api/notes/:id/shares', () => HttpResponse.json([])),
  http.get('/api/blocked-people', () => HttpResponse.json([])),
  http.get('/api/vocabulary', () => HttpResponse.json([])),
  http.get('/api/vocabulary/offers', () => HttpResponse.json([])),
  http.get('/api/people', () => HttpResponse.json([])),
  http.post('/api/notes/tag-suggestions', () => HttpResponse.json({ suggestions: [] })),
  ...fakeUploads.handlers,
);

export function signedOut(): void {
  server.use(http.get('/api/auth/user', () => problem(401, 'Please sign in.')));
}

export function haveNotes(notes: Note[]): void {
  server.use(http.get('/api/notes', () => HttpResponse.json(notes)));
}

export function haveNote(note: NoteDetail): void {
  server.use(http.get(`/api/notes/${note.id}`, () => HttpResponse.json(note)));
}

/** A job as the server tells of it. */
export function makeJob(changes: Partial<Job> = {}): Job {
  return {
    id: 'job-1',
    kind: 'create-from-note',
    state: 'running',
    progress: 0,
    doneSeconds: null,
    totalSeconds: null,
    firstWords: null,
    result: null,
    error: null,
    errorCode: null,
    createdAt: '2026-05-30T14:07:00Z',
    ...changes,
  };
}

export function problem(status: number, message: string) {
  return HttpResponse.json({ message, code: 'test.problem' }, { status });
}
