import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { playOnTo } from './fake-playback.ts';
import { makeNote, makeNoteDetail, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, problem, server } from './server.ts';

const EDITED = makeNoteDetail({
  transcript: 'What if the old bindery became our studio?',
  originalTranscript: 'What if the old bindery became the studio?',
  transcriptEdit: { editedBy: { id: 'user-bea', name: 'Bea Dashwood' }, editedAt: new Date().toISOString() },
  version: 2,
});

async function openEditor() {
  haveNote(makeNoteDetail());
  const { user } = openApp('/notes/7');
  await user.click(await screen.findByRole('button', { name: 'Correct the words' }));
  return { user, field: await screen.findByRole('textbox', { name: 'Transcript' }) };
}

describe('correcting what was heard', () => {
  it('saves the words, says who changed them, and keeps what the machine heard', async () => {
    let sent: unknown;
    server.use(
      http.post('/api/notes/7/update-transcript', async ({ request }) => {
        sent = { body: await request.json(), ifMatch: request.headers.get('if-match') };
        haveNote(EDITED);
        return HttpResponse.json({ success: true, message: 'Transcript updated', note: EDITED });
      }),
    );
    const { user, field } = await openEditor();
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, EDITED.transcript);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Transcript updated successfully')).toBeInTheDocument();
    expect(sent).toEqual({ body: { transcript: EDITED.transcript }, ifMatch: '"1"' });
    expect(await screen.findByText(/edited by Bea Dashwood/)).toBeInTheDocument();
    expect(screen.getByText('What was heard at first')).toBeInTheDocument();
    expect(screen.getByText('What if the old bindery became the studio?')).toBeInTheDocument();
  });

  it('is left without a trace', async () => {
    const { user, field } = await openEditor();
    await user.type(field, ' Perhaps.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('What if the old bindery became the studio?')).toBeInTheDocument();
  });

  it('shows what another wrote meanwhile and keeps what was typed', async () => {
    const sent: (string | null)[] = [];
    server.use(
      http.post('/api/notes/7/update-transcript', ({ request }) => {
        sent.push(request.headers.get('if-match'));
        if (sent.length > 1) return HttpResponse.json({ success: true, message: '', note: EDITED });
        const note = makeNote({ transcript: 'Their words.', version: 6 });
        return HttpResponse.json({ code: 'note.changed', message: '', note }, { status: 409 });
      }),
    );
    const { user, field } = await openEditor();
    await user.type(field, ' Perhaps.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Their words.');
    expect(field).toHaveValue('What if the old bindery became the studio? Perhaps.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual(['"1"', '"6"']));
  });

  it('keeps what was typed when it fails', async () => {
    server.use(http.post('/api/notes/7/update-transcript', () => problem(500, 'The database does not answer.')));
    const { user, field } = await openEditor();
    await user.type(field, ' Perhaps.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to update transcript: The database does not answer.')).toBeInTheDocument();
    expect(field).toHaveValue('What if the old bindery became the studio? Perhaps.');
  });

  it('is kept when the note is left, without a question', async () => {
    const { user, field } = await openEditor();
    await user.type(field, ' Perhaps.');
    await user.click(screen.getByRole('link', { name: 'Creations' }));
    expect(await screen.findByRole('heading', { name: 'Your Creations' })).toBeInTheDocument();
    window.history.back();
    await user.click(await screen.findByRole('button', { name: 'Go on with them' }));
    expect(await screen.findByRole('textbox', { name: 'Transcript' })).toHaveValue(
      'What if the old bindery became the studio? Perhaps.',
    );
  });

  it('is not offered to who may only read', async () => {
    haveNote(makeNoteDetail({ access: sharedAccess('comment') }));
    openApp('/notes/7');
    await screen.findByRole('heading', { name: 'Transcript' });
    expect(screen.queryByRole('button', { name: 'Correct the words' })).not.toBeInTheDocument();
  });
});

describe('reading along with corrected words', () => {
  const first = { startSeconds: 0, endSeconds: 4, text: 'What if the old bindery' };

  it('goes on where they were said', async () => {
    const second = { startSeconds: 5, endSeconds: 9, text: 'became our studio?' };
    haveNote({ ...EDITED, segments: [first, second] });
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: 'Play from 0:05' }));
    playOnTo(6);
    expect(screen.getByText(second.text).closest('li')).toHaveAttribute('aria-current', 'true');
  });

  it('waits until it is known when they were said', async () => {
    haveNote({ ...EDITED, segments: [first, { startSeconds: 5, endSeconds: 9, text: 'became the studio?' }] });
    openApp('/notes/7');
    expect(await screen.findByText(EDITED.transcript)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Play from 0:05' })).not.toBeInTheDocument();
  });
});

describe('exporting a note', () => {
  it('offers it as a file of each kind', async () => {
    haveNote(makeNoteDetail());
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: 'More options' }));
    const links = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('href'));
    expect(links.filter((link) => link?.includes('export'))).toEqual([
      '/api/notes/export?ids=7',
      ...['md', 'txt', 'srt', 'vtt', 'json'].map((format) => `/api/notes/7/export?format=${format}`),
    ]);
  });
});
