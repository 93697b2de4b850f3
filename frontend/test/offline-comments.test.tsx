import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  beginKeeping,
  forgetKeptNotes,
  keepComments,
  keepNotes,
  readKeptComments,
  readKeptNotes,
} from '../src/device/kept-notes.ts';
import { KEPT_NOTES } from '../src/device/keeps-notes.ts';
import { fillKeptNotes } from '../src/features/notes/fill-kept-notes.ts';
import { makeComment, makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { ADA, haveNote, haveNotes, server } from './server.ts';

const COMMENT = makeComment({ content: 'Ask about the roof.', mayEdit: true, mayDelete: true });
const CANAL = makeNote({ comments: 1 });

beforeEach(() => localStorage.setItem('stitchbook.user', JSON.stringify(ADA)));
afterEach(() => forgetKeptNotes());

const keep = async (notes = [CANAL]) => keepNotes(ADA.id, await beginKeeping(ADA.id), notes);
const fill = () => fillKeptNotes(ADA.id, new AbortController().signal);
const loseServer = () => server.use(http.all('*', () => HttpResponse.error()));
const comments = async () => within(await screen.findByRole('region', { name: 'Comments' }));
const keptWords = async (id = 7) => (await readKeptComments(ADA.id, id))?.comments.map(({ content }) => content);

/** What was read is asked for again. */
const returnToTab = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

function haveComments(list = [COMMENT]): string[] {
  const asked: string[] = [];
  server.use(
    http.get('/api/notes/:id/comments', ({ params }) => {
      asked.push(String(params.id));
      return HttpResponse.json(list);
    }),
  );
  return asked;
}

describe('comments without the server', () => {
  it('are those that were seen last, and it is said when that was', async () => {
    await keep();
    await keepComments(ADA.id, CANAL.id, { comments: [COMMENT], asOf: new Date(2020, 4, 30, 14, 7).getTime() });
    loseServer();
    openApp('/notes/7');
    const section = await comments();
    expect(await section.findByText('Ask about the roof.')).toBeInTheDocument();
    expect(section.getByText('As of May 30, 2020 at 2:07 PM, offline')).toBeInTheDocument();
    for (const name of ['Edit comment', 'Delete comment'])
      expect(section.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('are not said to be none where none have been seen', async () => {
    await keep();
    loseServer();
    openApp('/notes/7');
    expect(await (await comments()).findByText('The comments could not be loaded.')).toBeInTheDocument();
  });

  it('that are shown already are said to be as of then, and are the server’s again when it is back', async () => {
    haveNote(makeNoteDetail({ comments: 1 }));
    haveComments();
    openApp('/notes/7');
    const section = await comments();
    await section.findByText('Ask about the roof.');
    expect(section.queryByText(/^As of/)).not.toBeInTheDocument();
    loseServer();
    returnToTab();
    expect(await section.findByText(/^As of \d+:\d\d [AP]M, offline$/)).toBeInTheDocument();
    haveNote(makeNoteDetail({ comments: 1 }));
    haveComments();
    returnToTab();
    await waitFor(() => expect(section.queryByText(/^As of/)).not.toBeInTheDocument());
    expect(section.getByText('Ask about the roof.')).toBeInTheDocument();
  });
});

describe('the comments that are kept', () => {
  it('are those of notes that have some, asked for again only when there are others', async () => {
    haveNotes([CANAL, makeNote({ id: 8, title: 'The roof' })]);
    const asked = haveComments();
    await fill();
    expect(await keptWords()).toEqual(['Ask about the roof.']);
    expect(await keptWords(8)).toEqual([]);
    await fill();
    expect(asked).toEqual(['7']);
    haveNotes([makeNote({ comments: 2 })]);
    await fill();
    expect(asked).toEqual(['7', '7']);
  });

  it('are asked for again when they are older than an hour, the oldest first, and fifty at once', async () => {
    const notes = Array.from({ length: 60 }, (_, index) => makeNote({ id: 100 + index, comments: 1 }));
    await keep(notes);
    const hourAgo = Date.now() - 3_600_000;
    for (const { id } of notes) {
      const asOf = id === 100 ? hourAgo + 60_000 : hourAgo - id * 1000;
      await keepComments(ADA.id, id, { comments: [COMMENT], asOf });
    }
    haveNotes([...notes, CANAL]);
    const asked = haveComments([makeComment({ content: 'Ask about the gutter.' })]);
    await fill();
    expect(asked).toEqual(['7', ...Array.from({ length: 49 }, (_, index) => String(159 - index))]);
    expect(await keptWords(159)).toEqual(['Ask about the gutter.']);
    expect(await keptWords(101)).toEqual(['Ask about the roof.']);
    asked.length = 0;
    await fill();
    expect(asked).toEqual(Array.from({ length: 10 }, (_, index) => String(110 - index)));
  });

  it('are kept when they are seen, of a note that is kept', async () => {
    await keep();
    haveNote(makeNoteDetail({ comments: 1 }));
    haveComments();
    openApp('/notes/7');
    await waitFor(async () => expect(await keptWords()).toEqual(['Ask about the roof.']));
  });

  it('are not replaced by those of a filling that had asked before', async () => {
    await keep();
    const filling = await beginKeeping(ADA.id);
    await keepComments(ADA.id, CANAL.id, { comments: [COMMENT], asOf: 2000 });
    await keepNotes(ADA.id, filling, [CANAL], new Map([[CANAL.id, { comments: [], asOf: 1000 }]]));
    expect(await keptWords()).toEqual(['Ask about the roof.']);
  });

  it('go with their notes at sign-out, and do not come back by what was on its way', async () => {
    await keep();
    await keepComments(ADA.id, CANAL.id, { comments: [COMMENT], asOf: 1000 });
    await forgetKeptNotes();
    await keepComments(ADA.id, CANAL.id, { comments: [COMMENT], asOf: 2000 });
    expect(await readKeptComments(ADA.id, CANAL.id)).toBeNull();
  });
});

describe('pinned notes without the server', () => {
  it('stand on top, older ones than the last two hundred as well', async () => {
    const latest = Array.from({ length: KEPT_NOTES }, (_, index) =>
      makeNote({ id: 1000 + index, title: `Note ${index}` }),
    );
    const pinned = makeNote({ id: 3, title: 'The address', pinned: true, createdAt: '2019-01-01T00:00:00' });
    server.use(
      http.get('/api/notes', ({ request }) =>
        HttpResponse.json(new URL(request.url).searchParams.has('pinned') ? [pinned] : latest),
      ),
    );
    await fill();
    expect(await readKeptNotes(ADA.id)).toHaveLength(KEPT_NOTES + 1);
    loseServer();
    openApp('/notes');
    await screen.findByRole('link', { name: 'Note 0' });
    expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('The address');
    expect(screen.getByRole('heading', { name: /^Pinned/ })).toBeInTheDocument();
  });
});
