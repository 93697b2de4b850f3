import { act, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
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
    http.get('/api/themes', () => HttpResponse.json([{ id: 1, name: 'studio', color: '#0f9d8a' }])),
  );
  return asked;
}

async function choose(user: ReturnType<typeof openApp>['user'], button: string, role: string, item: string) {
  await user.click(screen.getByRole('button', { name: button }));
  await user.click(await screen.findByRole(role, { name: item }));
}

describe('finding notes', () => {
  it.each([
    ['menuitemcheckbox', 'Shared with me', 'shared=with-me'],
    ['menuitemradio', 'Very Negative', 'sentiment=very_negative'],
    ['menuitemradio', 'studio', 'tag=studio'],
  ])('narrows the list by %s %s, and widens it again', async (role, item, expected) => {
    const asked = watchQueries();
    const { user } = openApp('/notes');
    await screen.findByRole('article');
    await choose(user, 'Filter', role, item);
    await waitFor(() => expect(window.location.search).toBe(`?${expected}`));
    await waitFor(() => expect(asked.at(-1)).toBe(expected));
    await user.click(screen.getByRole('button', { name: `Remove ${item}` }));
    await waitFor(() => expect(window.location.search).toBe(''));
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
    await waitFor(() => expect(spoken).toHaveTextContent('1 note found for “boiler”.'));
  });

  it('says so when nothing fits', async () => {
    server.use(http.get('/api/notes', () => HttpResponse.json([])));
    openApp('/notes?tag=studio');
    expect(await screen.findByText('No notes found. Start by recording a new note!')).toBeInTheDocument();
    expect(screen.getByText(/No note fits all of these filters/)).toBeInTheDocument();
  });
});
