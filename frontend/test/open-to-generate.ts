import type { Creation, CreationAccess } from '@stitchbook/api-types';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, haveNotes, makeJob, server } from './server.ts';

const OWN_ACCESS: CreationAccess = {
  role: 'owner',
  sharedBy: null,
  mayEdit: true,
  maySeeHistory: true,
  mayShare: true,
  mayDelete: true,
};

export const MADE: Creation = {
  id: 31,
  type: 'narrative',
  content: 'There is a bindery by the canal.',
  createdAt: '2026-05-30T14:07:00',
  noteId: 7,
  engine: 'built-in/1',
  transcriptVersion: 1,
  noteTitle: 'The workshop by the canal',
  sources: [{ noteId: 7, title: 'The workshop by the canal', recordedAt: '2026-05-30T14:00:00Z', duration: 60 }],
  citations: [],
  version: 1,
  editedAt: null,
  editedBy: null,
  sharedWith: 0,
  access: OWN_ACCESS,
};

/** Answers with a job that ends as it is told to, not before `until`. */
export function takeRequests(ends: Parameters<typeof makeJob>[0], until = Promise.resolve()): unknown[] {
  const asked: unknown[] = [];
  server.use(
    http.post('/api/notes/7/generate', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(makeJob({ state: 'queued' }), { status: 202 });
    }),
    http.get('/api/jobs/job-1', async () => {
      await until;
      return HttpResponse.json(makeJob(ends));
    }),
    http.get('/api/creations', () => HttpResponse.json([MADE])),
  );
  return asked;
}

export async function openList() {
  haveNotes([makeNote()]);
  const { user } = openApp('/notes');
  return { user, button: await screen.findByRole('button', { name: 'Generate' }) };
}

export async function openPage() {
  haveNote(makeNoteDetail());
  const { user } = openApp('/notes/7');
  return { user, button: await screen.findByRole('button', { name: 'Generate Creation' }) };
}
