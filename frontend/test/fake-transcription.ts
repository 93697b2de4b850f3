import type { Note, Transcription } from '@stitchbook/api-types';
import { http, HttpResponse } from 'msw';
import type { JobOf } from '../src/jobs/job-calls.ts';
import { makeNote } from './make-note.ts';
import { server } from './server.ts';

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
  result: null,
  error: null,
  createdAt: '2026-05-30T14:07:00Z',
};

/** What the server was sent. */
export interface Received {
  uploads: File[];
  preferences: (string | null)[];
  /** The `Idempotency-Key` of each upload, and of each note. */
  uploadKeys: (string | null)[];
  noteKeys: (string | null)[];
  saved: Record<string, string>[];
}

/** A server that hears audio out: running when first asked, then as `ending` says; it saves what it is given. */
export function hearAudio(ending: Partial<JobOf<Transcription>> = { state: 'done', result: WORDS }): Received {
  const received: Received = { uploads: [], preferences: [], uploadKeys: [], noteKeys: [], saved: [] };
  const notes: Note[] = [];
  let asked = 0;
  server.use(
    http.get('/api/notes', () => HttpResponse.json(notes)),
    http.post('/api/transcribe', async ({ request }) => {
      received.preferences.push(request.headers.get('Prefer'));
      received.uploadKeys.push(request.headers.get('Idempotency-Key'));
      received.uploads.push((await request.formData()).get('audio') as File);
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
