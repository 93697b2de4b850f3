import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { deleteDrafts } from './crash-after.ts';
import { plugInMicrophone } from './fake-microphone.ts';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNotes, problem, server } from './server.ts';

afterEach(deleteDrafts);

describe('the list of notes', () => {
  it('shows three skeletons while it is on its way', async () => {
    server.use(
      http.get('/api/notes', async () => {
        await delay('infinite');
        return HttpResponse.json([]);
      }),
    );
    openApp('/notes');
    expect(await screen.findByRole('heading', { name: 'Recent Notes' })).toBeInTheDocument();
    expect(screen.getAllByTestId('note-skeleton')).toHaveLength(3);
  });

  it('invites to record when there is none', async () => {
    plugInMicrophone();
    const { user } = openApp('/notes');
    expect(await screen.findByText('No notes found. Start by recording a new note!')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Three thoughts to begin with' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Record your first note' }));
    expect(await screen.findByRole('tab', { name: 'Record Audio', selected: true })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Stop recording' })).toBeInTheDocument();
  });

  it('invites to upload a file when there is none', async () => {
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Upload instead' }));
    expect(await screen.findByRole('tab', { name: 'Upload Audio File', selected: true })).toBeInTheDocument();
  });

  it('says once, below the first note, what can be done with it', async () => {
    haveNotes([makeNote()]);
    const { user } = openApp('/notes');
    const line = await screen.findByText(/Your first note is here/);
    await user.click(within(line.parentElement as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(line).not.toBeInTheDocument();
    cleanup();
    openApp('/notes');
    await screen.findByRole('article');
    expect(screen.queryByText(/Your first note is here/)).not.toBeInTheDocument();
  });

  it.each([
    ['a note of somebody else', [makeNote({ access: { ...makeNote().access, role: 'view' } })], '/notes'],
    ['one of two', [makeNote({ id: 1 }), makeNote({ id: 2 })], '/notes'],
    ['one that a filter leaves', [makeNote()], '/notes?tag=studio'],
  ])('says nothing of a first note below %s', async (_, notes, address) => {
    haveNotes(notes);
    openApp(address);
    await screen.findAllByRole('article');
    expect(screen.queryByText(/Your first note is here/)).not.toBeInTheDocument();
  });

  it('shows what a note is about on its card', async () => {
    haveNotes([makeNote()]);
    openApp('/notes');
    const card = within(await screen.findByRole('article', { name: 'The workshop by the canal' }));
    expect(card.getByText('May 30, 2026 at 2:07 PM')).toBeInTheDocument();
    expect(card.getByText('What if the old bindery became the studio?')).toHaveClass('line-clamp-3');
    expect(card.getByText('studio')).toBeInTheDocument();
    expect(card.getByText('Very Positive')).toBeInTheDocument();
    expect(card.getByText('1:05')).toBeInTheDocument();
  });

  it('says in a few words why a note has none', async () => {
    haveNotes([
      makeNote({ id: 1, transcript: '', wordlessReason: 'no-speech' }),
      makeNote({ id: 2, transcript: '', wordlessReason: 'not-understood' }),
      makeNote({ id: 3, transcript: '' }),
    ]);
    openApp('/notes');
    expect(await screen.findByText('Nobody speaks in this recording.')).toBeInTheDocument();
    expect(screen.getByText('No words: this does not sound like English.')).toBeInTheDocument();
    expect(screen.getByText('No words were heard in this note.')).toBeInTheDocument();
  });

  it('has no player on a note without audio, and calls an unknown sentiment neutral', async () => {
    haveNotes([makeNote({ audioUrl: null, sentiment: 'wistful' as never })]);
    openApp('/notes');
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Neutral')).toBeInTheDocument();
    expect(card.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
  });

  it('opens a note by a click on its card, but not by a click on one of its controls', async () => {
    haveNotes([makeNote()]);
    server.use(http.get('/api/notes/7', () => HttpResponse.json(makeNoteDetail())));
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('slider', { name: 'Seek' }));
    expect(window.location.pathname).toBe('/notes');
    await user.click(screen.getByText('What if the old bindery became the studio?'));
    expect(await screen.findByRole('heading', { name: 'Transcript' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/notes/7');
  });

  it('searches on the server and keeps the search in the address', async () => {
    server.use(
      http.get('/api/notes', ({ request }) => {
        const search = new URL(request.url).searchParams.get('q');
        return HttpResponse.json(search === 'boiler' ? [makeNote({ title: 'The boiler' })] : [makeNote()]);
      }),
    );
    const { user } = openApp('/notes');
    await screen.findByRole('article', { name: 'The workshop by the canal' });
    await user.type(screen.getByPlaceholderText('Search notes'), 'boiler');
    expect(await screen.findByText('The boiler')).toBeInTheDocument();
    expect(screen.queryByText('The workshop by the canal')).not.toBeInTheDocument();
    expect(window.location.search).toBe('?q=boiler');
    expect(screen.getByRole('link', { name: 'The boiler' })).toHaveAttribute('href', '/notes/7?q=boiler');
  });

  it('goes on to older notes by the Link header', async () => {
    server.use(
      http.get('/api/notes', ({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor');
        if (cursor === 'older') return HttpResponse.json([makeNote({ id: 2, title: 'An older note' })]);
        const link = '</api/notes?limit=20&cursor=older>; rel="next"';
        return HttpResponse.json([makeNote()], { headers: { Link: link } });
      }),
    );
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Older notes' }));
    expect(await screen.findByText('An older note')).toBeInTheDocument();
    expect(screen.getByText('The workshop by the canal')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Older notes' })).not.toBeInTheDocument();
  });

  it('asks again until the sentiment and the themes are there', async () => {
    let asked = 0;
    server.use(
      http.get('/api/notes', () => {
        asked += 1;
        const waiting = {
          createdAt: new Date().toISOString(),
          enrichment: 'running' as const,
          themes: [],
          sentiment: 'neutral' as const,
        };
        return HttpResponse.json([makeNote(asked < 2 ? waiting : {})]);
      }),
    );
    openApp('/notes');
    expect(await screen.findByText('Looking for themes…')).toBeInTheDocument();
    expect(await screen.findByText('Very Positive')).toBeInTheDocument();
    expect(screen.getByText('studio')).toBeInTheDocument();
  });

  it('says why when it cannot be loaded, and tries again', async () => {
    server.use(http.get('/api/notes', () => problem(503, 'The database does not answer.')));
    const { user } = openApp('/notes');
    expect(await screen.findByText('The database does not answer.')).toBeInTheDocument();
    haveNotes([makeNote()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('article')).toBeInTheDocument());
  });

  it('opens the panel with its two tabs from the floating microphone', async () => {
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Record a new note' }));
    expect(await screen.findByRole('tab', { name: 'Record Audio', selected: true })).toBeInTheDocument();
    expect(await screen.findByText(/microphone/i)).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Upload Audio File', selected: false })).toBeInTheDocument();
  });

  it('takes the focus along into the panel, to its other tab, and out again', async () => {
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Record a new note' }));
    const panel = await screen.findByRole('region', { name: 'New note' });
    await waitFor(() => expect(panel.parentElement).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(screen.getByRole('tab', { name: 'Upload Audio File' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('lays the recorder out when the way leads from the notes home', async () => {
    const { user } = openApp('/notes');
    await screen.findByRole('heading', { name: 'Recent Notes' });
    expect(screen.queryByRole('tab', { name: 'Record Audio' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Stitchbook' }));
    expect(await screen.findByRole('tab', { name: 'Record Audio' })).toBeInTheDocument();
  });

  it('has the recorder at hand at home', async () => {
    openApp('/');
    expect(await screen.findByRole('tab', { name: 'Record Audio' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Recent Notes' })).toBeInTheDocument();
  });
});
