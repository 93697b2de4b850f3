import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { localDay } from '../src/features/notes/local-day.ts';
import { makeNote } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { server } from './server.ts';

/** What the server was asked for, without the page's length. */
function watchQueries(): string[] {
  const asked: string[] = [];
  server.use(
    http.get('/api/notes', ({ request }) => {
      const parameters = new URL(request.url).searchParams;
      parameters.delete('limit');
      asked.push(parameters.toString());
      return HttpResponse.json([makeNote()]);
    }),
    http.get('/api/notes/filter-counts', ({ request }) => HttpResponse.json(countsFor(new URL(request.url)))),
  );
  return asked;
}

const TAGS = [
  { name: 'studio', count: 7 },
  { name: 'canal', count: 2 },
];

function countsFor({ searchParams }: URL) {
  const tags = TAGS.filter(({ name }) => name.includes(searchParams.get('find') ?? ''));
  return {
    total: 9,
    tags,
    sentiments: [{ sentiment: 'very_negative', count: 3 }],
    sharedWithMe: 1,
    sharedByMe: 0,
    mine: 8,
    stitchable: 8,
  };
}

async function choose(user: ReturnType<typeof openApp>['user'], button: string, role: string, item: string) {
  await user.click(screen.getByRole('button', { name: button }));
  await user.click(await screen.findByRole(role, { name: item }));
}

describe('finding notes', () => {
  it.each([
    ['radio', 'Shared with me 1', 'Shared with me', 'shared=with-me'],
    ['radio', 'Shared by me 0', 'Shared by me', 'shared=by-me'],
    ['radio', 'Only mine 8', 'Only mine', 'shared=mine'],
    ['radio', 'Very Negative 3', 'Very Negative', 'sentiment=very_negative'],
    ['checkbox', 'studio 7', 'studio', 'tag=studio'],
  ])('narrows the list by the %s %s, and widens it again', async (role, item, chip, expected) => {
    const asked = watchQueries();
    const { user } = openApp('/notes');
    await screen.findByRole('article');
    await choose(user, 'Filter', role, item);
    await waitFor(() => expect(window.location.search).toBe(`?${expected}`));
    await waitFor(() => expect(asked.at(-1)).toBe(expected.replace('tag=', 'tags=')));
    await user.click(screen.getByRole('button', { name: 'Show 9 notes' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: `Remove ${chip}` }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('narrows the list by several tags, found by a part of their names, and to a first and a last day', async () => {
    const asked = watchQueries();
    const { user } = openApp('/notes');
    await screen.findByRole('article');
    await choose(user, 'Filter', 'checkbox', 'studio 7');
    await user.type(screen.getByRole('searchbox', { name: 'Find a tag' }), 'CAN');
    await user.click(await screen.findByRole('checkbox', { name: 'canal 2' }));
    await waitFor(() => expect(window.location.search).toBe('?tag=studio&tag=canal'));
    await waitFor(() => expect(asked.at(-1)).toBe('tags=studio%2Ccanal'));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(window.location.search).toBe(''));

    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
    await waitFor(() => expect(window.location.search).toBe('?from=2026-11-20'));
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-01' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The last day is before the first.');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-23' } });
    await waitFor(() => expect(window.location.search).toBe('?from=2026-11-20&to=2026-11-23'));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^Remove Nov 20/ }));
    await waitFor(() => expect(window.location.search).toBe(''));
    await choose(user, 'Filter', 'radio', 'Last 7 days');
    await waitFor(() => expect(window.location.search).toBe(`?from=${localDay(new Date(), -6)}`));
    await user.click(screen.getByRole('radio', { name: 'Any time' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('filters although the notes cannot be counted, and says so', async () => {
    const asked = watchQueries();
    server.use(http.get('/api/notes/filter-counts', () => HttpResponse.json({ message: 'No.' }, { status: 500 })));
    const { user } = openApp('/notes?tag=studio');
    await screen.findByRole('article');
    await choose(user, 'Filter', 'radio', 'Positive');
    await waitFor(() => expect(asked.at(-1)).toBe('sentiment=positive&tags=studio'));
    expect(await screen.findByText(/could not be counted/)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'studio' })).toBeChecked();
  });

  it.each([
    ['Oldest first', 'sort=oldest'],
    ['By title', 'sort=title'],
    ['Longest first', 'sort=longest'],
  ])('sorts the list: %s', async (item, expected) => {
    const asked = watchQueries();
    const { user } = openApp('/notes');
    await screen.findByRole('article');
    await choose(user, 'Sort', 'menuitemradio', item);
    await waitFor(() => expect(asked.at(-1)).toBe(expected));
    expect(window.location.search).toBe(`?${expected}`);
    await choose(user, 'Sort', 'menuitemradio', 'Newest first');
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('opens at an address as it was left, and leaves out what nobody knows', async () => {
    const asked = watchQueries();
    openApp('/notes?q=boiler&sentiment=positive&sort=upwards&shared=with-me');
    await screen.findByRole('article');
    expect(asked).toEqual(['q=boiler&sentiment=positive&shared=with-me']);
    expect(screen.getByRole('button', { name: 'Remove Positive' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Shared with me' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('boiler');
  });

  it('drops the answer to a search that is not asked any more', async () => {
    server.use(
      http.get('/api/notes', async ({ request }) => {
        const search = new URL(request.url).searchParams.get('q');
        if (search === 'b') await delay(600);
        return HttpResponse.json([makeNote({ title: `Found by ${search ?? 'nothing'}` })]);
      }),
    );
    const { user } = openApp('/notes');
    await screen.findByText('Found by nothing');
    await user.type(screen.getByRole('searchbox'), 'b');
    await waitFor(() => expect(window.location.search).toBe('?q=b'));
    await user.type(screen.getByRole('searchbox'), 'oiler');
    expect(await screen.findByText('Found by boiler')).toBeInTheDocument();
    await act(() => delay(700));
    expect(screen.getByText('Found by boiler')).toBeInTheDocument();
    expect(screen.queryByText('Found by b')).not.toBeInTheDocument();
  });

  it('tells those who do not see the list how many were found, once the typing pauses', async () => {
    server.use(
      http.get('/api/notes', ({ request }) => {
        const isSearch = new URL(request.url).searchParams.has('q');
        return HttpResponse.json(isSearch ? [makeNote()] : [makeNote(), makeNote({ id: 8 })]);
      }),
    );
    const { user } = openApp('/notes');
    await screen.findAllByRole('article');
    const spoken = screen.getByRole('status', { name: 'Notes found' });
    expect(spoken).toBeEmptyDOMElement();
    await user.type(screen.getByRole('searchbox'), 'boiler');
    await waitFor(() => expect(spoken).toHaveTextContent('1 note for “boiler”.'));
    expect(screen.getByText('1 note for “boiler”')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Clear search' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  });

  it('says so when nothing fits', async () => {
    server.use(http.get('/api/notes', () => HttpResponse.json([])));
    openApp('/notes?tag=studio');
    expect(await screen.findByText('No notes found. Start by recording a new note!')).toBeInTheDocument();
    expect(screen.getByText(/No note fits all of these filters/)).toBeInTheDocument();
  });
});
