import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeNote, makeNoteDetail, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, haveNotes, makeJob, problem, server } from './server.ts';

const FAILED = { enrichment: 'failed', enrichmentJobId: 'job-1', themes: [], tags: [] } as const;

function explain() {
  server.use(
    http.get('/api/jobs/job-1', () =>
      HttpResponse.json(makeJob({ kind: 'enrich-note', state: 'failed', error: 'The model was too slow.' })),
    ),
  );
}

describe.each([
  ['card', '/notes'],
  ['page', '/notes/7'],
])('themes that could not be found, on the %s of a note', (_, address) => {
  it('say why, and are looked for again', async () => {
    explain();
    haveNotes([makeNote({ ...FAILED, themes: [], tags: [] })]);
    haveNote(makeNoteDetail({ ...FAILED, themes: [], tags: [] }));
    server.use(
      http.post('/api/jobs/job-1/retry', () => {
        haveNotes([makeNote()]);
        haveNote(makeNoteDetail());
        return HttpResponse.json(makeJob({ state: 'queued' }));
      }),
    );
    const { user } = openApp(address);
    expect(await screen.findByText(/The model was too slow\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('studio')).toBeInTheDocument();
    expect(screen.queryByText(/could not be found/)).not.toBeInTheDocument();
  });

  it('say so when another try is refused', async () => {
    explain();
    haveNotes([makeNote({ ...FAILED, themes: [], tags: [] })]);
    haveNote(makeNoteDetail({ ...FAILED, themes: [], tags: [] }));
    server.use(http.post('/api/jobs/job-1/retry', () => problem(409, 'This is being done already.')));
    const { user } = openApp(address);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This is being done already.')).toBeInTheDocument();
  });

  it('offer no other try to who does not own the note', async () => {
    const note = { ...FAILED, enrichmentJobId: null, themes: [], tags: [], access: sharedAccess('view') };
    haveNotes([makeNote(note)]);
    haveNote(makeNoteDetail(note));
    openApp(address);
    expect(await screen.findByText('Themes and mood could not be found.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
