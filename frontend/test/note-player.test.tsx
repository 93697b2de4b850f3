import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeComment, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, server } from './server.ts';

const LONG = 'The boiler first, and then the roof, and then whatever the rain has done to the beams.';

async function openCommented() {
  haveNote(makeNoteDetail());
  server.use(
    http.get('/api/notes/7/comments', () =>
      HttpResponse.json([
        makeComment({ id: 1, content: LONG, timestamp: 12.4 }),
        makeComment({ id: 2, content: 'All of it.' }),
        makeComment({ id: 3, content: 'Call her.', timestamp: 40 }),
      ]),
    ),
  );
  const { user } = openApp('/notes/7');
  const player = within(await screen.findByRole('group', { name: /^Audio of/ }));
  await player.findByRole('button', { name: 'Comment at 0:40: Call her.' });
  return { user, player };
}

describe('comments on the thread of the player', () => {
  it('are named by their time and their first words, those without a moment left out', async () => {
    const { player } = await openCommented();
    const dots = player.getAllByRole('button', { name: /^Comment at/ });
    expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual([
      'Comment at 0:12: The boiler first, and then the roof, and then whatever the…',
      'Comment at 0:40: Call her.',
    ]);
  });

  it('lead to their moment and to themselves, by keyboard too', async () => {
    const { user, player } = await openCommented();
    player.getByRole('button', { name: /^Comment at 0:40/ }).focus();
    await user.keyboard(' ');
    expect(player.getByRole('slider', { name: 'Seek' })).toHaveValue('40');
    expect(screen.getByText('Call her.').closest('article')).toHaveFocus();
    expect(player.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  });
});

describe('the player of a note that is scrolled away', () => {
  const observers = new Map<Element, (isSeen: boolean) => void>();
  beforeAll(() => {
    globalThis.IntersectionObserver = class {
      constructor(private readonly notify: (entries: object[]) => void) {}
      observe(target: Element) {
        observers.set(target, (isIntersecting) =>
          this.notify([{ target, isIntersecting, boundingClientRect: { bottom: isIntersecting ? 60 : -5 } }]),
        );
      }
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  afterAll(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('stands at the foot of a phone, and gives the focus back when it goes', async () => {
    haveNote(makeNoteDetail());
    openApp('/notes/7');
    const inPage = await screen.findByRole('group', { name: /^Audio of/ });
    const place = inPage.parentElement as HTMLElement;
    act(() => observers.get(place)?.(false));
    const bar = within(await screen.findByRole('region', { name: 'Player' }));
    bar.getByRole('slider', { name: 'Seek' }).focus();
    act(() => observers.get(place)?.(true));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Player' })).not.toBeInTheDocument());
    expect(within(inPage).getByRole('button', { name: 'Play' })).toHaveFocus();
  });
});
