import type { Note, Transcription } from '@stitchbook/api-types';
import { http, HttpResponse } from 'msw';
import type { JobOf } from '../src/jobs/job-calls.ts';
import { makeNote } from './make-note.ts';
import { fakeUploads, type FakeUpload } from './fake-uploads.ts';
import { problem, server } from './server.ts';

const WORDS: Transcription = {
  text: 'He might even have been made amiable himself.',
  recordingId: 'rec-1',
  duration: 3,
  segments: [],
  wordlessReason: null,
};

const JOB: JobOf<Transcription> = {
  id: 'job-1',
  kind: 'transcribe-recording',
  state: 'queued',
  progress: 0,
  doneSeconds: 0,
  totalSeconds: 3,
  firstWords: null,
  result: null,
  error: null,
  errorCode: null,
  createdAt: '2026-05-30T14:07:00Z',
};

/** What the server was sent. */
export interface Received {
  uploads: FakeUpload[];
  preferences: (string | null)[];
  /** The `Idempotency-Key` of each note. */
  noteKeys: (string | null)[];
  saved: Record<string, string>[];
}

/** A server that hears audio out: running when first asked, then as `ending` says; it saves what it is given. */
export function hearAudio(ending: Partial<JobOf<Transcription>> = { state: 'done', result: WORDS }): Received {
  const received: Received = { uploads: [], preferences: [], noteKeys: [], saved: [] };
  const notes: Note[] = [];
  let asked = 0;
  server.use(
    http.get('/api/notes', () => HttpResponse.json(notes)),
    http.post('/api/uploads/:id/transcribe', ({ request, params }) => {
      const upload = fakeUploads.uploads.get(String(params.id));
      if (!upload || upload.receivedBytes !== upload.length) return problem(409, 'Not all of it has arrived.');
      received.preferences.push(request.headers.get('Prefer'));
      received.uploads.push(upload);
      fakeUploads.uploads.delete(upload.id);
      asked = 0;
      return HttpResponse.json(JOB, { status: 202 });
    }),
    http.get('/api/jobs/job-1', () => {
      asked += 1;
      return HttpResponse.json({ ...JOB, ...(asked === 1 ? { state: 'running', doneSeconds: 1 } : ending) });
    }),
    http.post('/api/notes', async ({ request }) => {
      const fields = Object.fromEntries(await request.formData()) as Record<string, string>;
      received.noteKeys.push(request.headers.get('Idempotency-Key'));
      received.saved.push(fields);
      const note = makeNote({ id: 8 + notes.length, title: fields.title ?? '', transcript: fields.transcript ?? '' });
      notes.unshift(note);
      return HttpResponse.json(note, { status: 201 });
    }),
  );
  return received;
}
