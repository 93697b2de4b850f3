import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { groupByDay } from '../src/features/notes/day-groups.ts';
import { makeNote } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNotes, server } from './server.ts';

/** A Thursday. */
const NOW = new Date(2026, 10, 19, 15).getTime();
const madeAt = (year: number, month: number, day: number, hour = 12) =>
  makeNote({ createdAt: new Date(year, month - 1, day, hour).toISOString() });

describe('notes in the order of their days', () => {
  it('stand under today, yesterday, this week, and then their months', () => {
    const notes = [
      madeAt(2026, 11, 19, 14),
      madeAt(2026, 11, 19, 0),
      madeAt(2026, 11, 18, 23),
      madeAt(2026, 11, 17),
      madeAt(2026, 11, 16, 0),
      madeAt(2026, 11, 15, 23),
      madeAt(2026, 10, 31),
      madeAt(2025, 10, 31),
    ];
    expect(groupByDay(notes, 0, false, NOW).map(({ label, from, count }) => [label, from, count])).toEqual([
      ['Today', 0, 2],
      ['Yesterday', 2, 1],
      ['This week', 3, 2],
      ['November 2026', 5, 1],
      ['October 2026', 6, 1],
      ['October 2025', 7, 1],
    ]);
  });

  it('are counted exactly but for the last group of a list that goes on', () => {
    const groups = groupByDay([madeAt(2026, 11, 19), madeAt(2026, 9, 1), madeAt(2026, 9, 1)], 0, true, NOW);
    expect(groups.map(({ count, isOpenEnded }) => [count, isOpenEnded])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('are a list with headings in it, each note at its place', async () => {
    const older = makeNote({ id: 8, title: 'An older note', createdAt: '2020-10-03T09:05:00' });
    haveNotes([makeNote({ createdAt: new Date().toISOString() }), older]);
    openApp('/notes');
    const today = await screen.findByRole('heading', { level: 2, name: 'Today' });
    const october = screen.getByRole('heading', { level: 2, name: 'October 2020' });
    const item = october.closest('li');
    expect(item).toHaveAttribute('aria-posinset', '2');
    expect(item).toHaveAttribute('aria-setsize', '2');
    expect(item).toContainElement(screen.getByRole('heading', { level: 3, name: 'An older note' }));
    expect(within(item as HTMLElement).getByText('1 note')).toBeInTheDocument();
    expect(today.closest('li')).not.toBe(item);
  });

  it('say that there are more than those which were fetched', async () => {
    server.use(
      http.get('/api/notes', () =>
        HttpResponse.json([makeNote({ createdAt: '2020-10-03T09:05:00' })], {
          headers: { Link: '</api/notes?cursor=older>; rel="next"' },
        }),
      ),
    );
    openApp('/notes');
    const item = (await screen.findByRole('heading', { name: 'October 2020' })).closest('li');
    expect(within(item as HTMLElement).getByText('1+ notes')).toBeInTheDocument();
  });

  it.each(['/notes?sort=title', '/notes?sort=longest', '/notes?q=workshop'])(
    'only there: not at %s',
    async (address) => {
      haveNotes([makeNote({ createdAt: new Date().toISOString() })]);
      openApp(address);
      expect(await screen.findByRole('heading', { level: 2, name: 'The workshop by the canal' })).toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'Today' })).not.toBeInTheDocument();
    },
  );
});
