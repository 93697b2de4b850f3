import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { makeNote, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNotes, problem, server } from './server.ts';

const NEWER = makeNote({ id: 8, title: 'The newer one', createdAt: '2026-05-31T14:07:00' });
const OLDER = makeNote();
const titles = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

async function choose(title: string, item: string) {
  const { user } = openApp('/notes');
  const card = await screen.findByRole('article', { name: title });
  await user.click(within(card).getByRole('button', { name: 'More options' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('a note that is pinned', () => {
  it('stands at the top at once, under a heading of its own', async () => {
    haveNotes([NEWER, OLDER]);
    let answer = () => {};
    server.use(
      http.put('/api/notes/7/pin', async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        haveNotes([NEWER, { ...OLDER, pinned: true }]);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await choose(OLDER.title, 'Pin');
    const heading = await screen.findByRole('heading', { level: 2, name: 'Pinned' });
    expect(heading.closest('li')).toHaveTextContent(OLDER.title);
    expect(titles()).toEqual([OLDER.title, NEWER.title]);
    answer();
    await delay(100);
    expect(titles()).toEqual([OLDER.title, NEWER.title]);
  });

  it('goes back to its place, with the reason, where that failed', async () => {
    haveNotes([NEWER, OLDER]);
    server.use(http.put('/api/notes/7/pin', () => problem(409, 'You can pin at most 100 notes.')));
    await choose(OLDER.title, 'Pin');
    expect(await screen.findByText('Failed to pin: You can pin at most 100 notes.')).toBeInTheDocument();
    expect(titles()).toEqual([NEWER.title, OLDER.title]);
  });

  it('is unpinned from its menu', async () => {
    haveNotes([NEWER, { ...OLDER, pinned: true }]);
    server.use(
      http.delete('/api/notes/7/pin', () => {
        haveNotes([NEWER, OLDER]);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await choose(OLDER.title, 'Unpin');
    await waitFor(() => expect(titles()).toEqual([NEWER.title, OLDER.title]));
    expect(screen.queryByRole('heading', { name: 'Pinned' })).not.toBeInTheDocument();
  });

  it('is asked for where the list has not been read to its end, and is shown once', async () => {
    server.use(
      http.get('/api/notes', ({ request }) => {
        const isPinned = new URL(request.url).searchParams.get('pinned') === 'true';
        if (isPinned) return HttpResponse.json([{ ...OLDER, pinned: true }]);
        return HttpResponse.json([NEWER], { headers: { Link: '</api/notes?cursor=older>; rel="next"' } });
      }),
    );
    openApp('/notes');
    expect(await screen.findByRole('heading', { name: 'Pinned' })).toBeInTheDocument();
    expect(titles()).toEqual([OLDER.title, NEWER.title]);
  });

  it('stays among the others in a list that was searched', async () => {
    haveNotes([NEWER, { ...OLDER, pinned: true }]);
    openApp('/notes?q=the');
    await screen.findByRole('article', { name: NEWER.title });
    expect(titles()).toEqual([NEWER.title, OLDER.title]);
  });
});

describe.each(['comfortable', 'compact'])('a note in the list (%s)', (density) => {
  beforeEach(() => localStorage.setItem('stitchbook.list-density', density));

  it('tells its owner with whom it is shared, and how many comments it has', async () => {
    haveNotes([
      makeNote({ id: 1, title: 'One', sharedWith: { count: 1, names: ['Ben'] }, comments: 1 }),
      makeNote({ id: 2, title: 'Three', sharedWith: { count: 3, names: ['Ben', 'Bea', 'Cy'] }, comments: 4 }),
    ]);
    openApp('/notes');
    const one = within(await screen.findByRole('article', { name: 'One' }));
    expect(one.getByText('Shared with Ben')).toBeInTheDocument();
    expect(one.getByText('1 comment')).toBeInTheDocument();
    const three = within(screen.getByRole('article', { name: 'Three' }));
    expect(three.getByText('Shared with 3 people')).toBeInTheDocument();
    expect(three.getByText('4 comments')).toBeInTheDocument();
  });

  it('says that it is new to its reader', async () => {
    haveNotes([makeNote({ access: sharedAccess('view'), isNew: true })]);
    openApp('/notes');
    expect(await screen.findByText('New')).toBeInTheDocument();
    expect(screen.getByText('Shared by Bea Dashwood')).toBeInTheDocument();
  });
});
