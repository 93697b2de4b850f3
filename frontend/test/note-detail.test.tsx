import { cleanup, screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { makeNoteDetail, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

function haveNote(changes: Parameters<typeof makeNoteDetail>[0] = {}) {
  server.use(http.get('/api/notes/7', () => HttpResponse.json(makeNoteDetail(changes))));
}

describe('one note', () => {
  it('shows the note with weekday and time, and the way back', async () => {
    haveNote();
    openApp('/notes/7');
    expect(await screen.findByRole('heading', { name: 'The workshop by the canal' })).toBeInTheDocument();
    expect(screen.getByText('Saturday, May 30, 2026 at 2:07 PM')).toBeInTheDocument();
    expect(screen.getByText('What if the old bindery became the studio?')).toBeInTheDocument();
    expect(screen.getByText('studio')).toBeInTheDocument();
    expect(screen.getByText('Very Positive')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to notes' })).toHaveAttribute('href', '/notes');
  });

  it('shows when each piece was said where that is known', async () => {
    haveNote({
      segments: [
        { startSeconds: 0, endSeconds: 4, text: 'What if the old bindery' },
        { startSeconds: 72.4, endSeconds: 75, text: 'became the studio?' },
      ],
    });
    openApp('/notes/7');
    expect(await screen.findByText('1:12')).toBeInTheDocument();
    expect(screen.getByText('became the studio?')).toBeInTheDocument();
  });

  it('says where between the words something was said that was not understood, and plays it', async () => {
    haveNote({
      segments: [
        { startSeconds: 0, endSeconds: 4, text: 'What if the old bindery' },
        { startSeconds: 72.4, endSeconds: 75, text: 'became the studio?' },
      ],
      notUnderstood: [
        { startSeconds: 6, endSeconds: 70 },
        { startSeconds: 80, endSeconds: 85 },
      ],
    });
    openApp('/notes/7');
    const pieces = within(await screen.findByRole('region', { name: 'Transcript' })).getAllByRole('listitem');
    expect(pieces.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('What if the old bindery'),
      expect.stringContaining('From 0:06 to 1:10: this does not sound like English. The recording is kept.'),
      expect.stringContaining('became the studio?'),
      expect.stringContaining('From 1:20 to 1:25'),
    ]);
    expect(screen.getByRole('button', { name: 'Play from 0:06' })).toBeInTheDocument();
  });

  it('says so when nothing was heard', async () => {
    haveNote({ transcript: '' });
    openApp('/notes/7');
    expect(await screen.findByText('No words were heard in this note.')).toBeInTheDocument();
  });

  it.each([
    ['no-speech', /Nobody speaks in this recording.*The recording is kept/],
    ['not-understood', /does not sound like English.*The recording is kept/],
  ] as const)('says why when there are none: %s', async (wordlessReason, sentence) => {
    haveNote({ transcript: '', wordlessReason });
    openApp('/notes/7');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('tells only who may write its words that they can', async () => {
    const foreign = { transcript: '', wordlessReason: 'not-understood' } as const;
    haveNote(foreign);
    openApp('/notes/7');
    expect(await screen.findByText(/You can write the words yourself/)).toBeInTheDocument();
    cleanup();
    haveNote({ ...foreign, access: sharedAccess('view') });
    openApp('/notes/7');
    expect(await screen.findByText(/does not sound like English/)).not.toHaveTextContent('write the words');
  });

  it('shows a skeleton while it is on its way', async () => {
    server.use(
      http.get('/api/notes/7', async () => {
        await delay('infinite');
        return HttpResponse.json(null);
      }),
    );
    openApp('/notes/7');
    expect(await screen.findByRole('status', { name: 'Loading note' })).toBeInTheDocument();
  });

  it.each([
    [404, 'No such note.'],
    [500, 'The database does not answer.'],
  ])('is not found when the server answers %i', async (status, message) => {
    server.use(http.get('/api/notes/7', () => problem(status, message)));
    openApp('/notes/7');
    expect(await screen.findByRole('heading', { name: 'Note Not Found' })).toBeInTheDocument();
    expect(screen.getByText("The note you're looking for doesn't exist or couldn't be loaded.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to notes' })).toBeInTheDocument();
  });
});
