import type { NoteMatch } from '@stitchbook/api-types';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findSearched } from '../src/features/notes/find-words.ts';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNotes, server } from './server.ts';

const match = (field: NoteMatch['field'], text: string, ...ranges: [number, number][]): NoteMatch => ({
  field,
  text,
  ranges,
  commentId: field === 'comment' ? 3 : null,
});
const BINDERY = makeNote({
  id: 7,
  title: 'The old bindery',
  transcript: 'Long before that. We walked past the binderies, and I called Marta.',
  matches: [
    match('title', 'The old bindery', [8, 15]),
    match('transcript', '… We walked past the binderies, and …', [21, 30]),
    match('comment', 'Which bindery was that?', [6, 13]),
  ],
  matchedWords: ['bindery', 'binderies'],
});

/** The words that are marked in an element, in their order. */
const marked = (element: HTMLElement) => [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);

function haveSearch(): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('/api/notes', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json([BINDERY]);
    }),
  );
  return asked;
}

describe('a list that is searched', () => {
  it('shows where each note has the words: in its title, around them, and in a comment', async () => {
    haveSearch();
    openApp('/notes?q=bindery');
    const card = await screen.findByRole('article', { name: 'The old bindery' });
    expect(marked(card)).toEqual(['bindery', 'binderies', 'bindery']);
    expect(within(card).getByText(/We walked past/)).toBeInTheDocument();
    expect(within(card).queryByText(/Long before that/)).not.toBeInTheDocument();
    expect(within(card).getByText(/In a comment/)).toHaveTextContent('In a comment: Which bindery was that?');
  });

  it('leads to the words as the note has them, of which a mistyped one is none', async () => {
    haveSearch();
    const detail = makeNoteDetail({ ...BINDERY, segments: [] });
    server.use(http.get('/api/notes/7', () => HttpResponse.json(detail)));
    const { user } = openApp('/notes?q=bindrey');
    await user.click(await screen.findByRole('link', { name: 'The old bindery' }));
    const transcript = await screen.findByRole('region', { name: 'Transcript' });
    expect(marked(transcript)).toEqual(['binderies']);
  });

  it('has the best first, unless another order is asked for', async () => {
    const asked = haveSearch();
    const { user } = openApp('/notes?q=bindery');
    await screen.findByRole('article', { name: 'The old bindery' });
    expect(asked.at(-1)?.has('sort')).toBe(false);
    const chooseSort = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Sort' }));
      await user.click(await screen.findByRole('menuitemradio', { name }));
    };
    await chooseSort('Newest first');
    await screen.findByRole('button', { name: 'Remove Newest first' });
    expect(asked.at(-1)?.get('sort')).toBe('newest');
    await chooseSort('Best match first');
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(asked.at(-1)?.has('q')).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Sort' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Newest first' })).toBeChecked();
    expect(screen.queryByRole('menuitemradio', { name: 'Best match first' })).not.toBeInTheDocument();
  });

  it('says what to do where nothing was found, and can be cleared', async () => {
    haveNotes([]);
    const { user } = openApp('/notes?q=zeppelin&sentiment=positive');
    expect(await screen.findByText(/Try fewer of them, or other ones/)).toBeInTheDocument();
    haveNotes([BINDERY]);
    await user.click(screen.getByRole('link', { name: 'Clear search' }));
    expect(await screen.findByRole('article', { name: 'The old bindery' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('what was searched for in a text', () => {
  const found = (text: string, phrase: string, words: string[]) =>
    findSearched([text], { phrase, words })[0]?.map(([from, to]) => text.slice(from, to));

  it('is the phrase where it stands as a whole', () => {
    expect(found('The old bindery is old.', 'old bindery', ['old', 'bindery'])).toEqual(['old bindery']);
  });

  it('is each of its words where it does not, at their beginnings', () => {
    expect(found('Told of a bindery, an old one.', 'old binderies', ['old', 'bindery'])).toEqual(['bindery', 'old']);
  });

  it('is marked once where words begin alike', () => {
    expect(found('Bindings and binders.', 'bind binding', ['bind', 'bindings'])).toEqual(['Bind', 'bind']);
  });
});
