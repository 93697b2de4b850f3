import type { Creation } from '@stitchbook/api-types';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { FakeEventSource, haveEventSource, haveNoEventSource } from './fake-event-source.ts';
import { MADE, openPage } from './open-to-generate.ts';
import { server } from './server.ts';

const [SOURCE] = MADE.sources;
const REVIEW: Creation = {
  ...MADE,
  id: 40,
  type: 'weekly_review',
  content: 'A week by the canal.',
  noteId: null,
  noteTitle: null,
  sources: [SOURCE!, { noteId: 8, title: 'The garden', recordedAt: '2026-05-29T14:00:00Z', duration: 5 }],
};

const haveCreations = (...creations: Creation[]) =>
  server.use(
    http.get('/api/creations', ({ request }) =>
      HttpResponse.json(new URL(request.url).search === '?noteId=7' ? creations : []),
    ),
  );
const openList = async () => {
  const { user } = await openPage();
  return { user, list: within(await screen.findByRole('region', { name: 'From this note' })) };
};
const namesIn = (list: Awaited<ReturnType<typeof openList>>['list']) =>
  list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

afterEach(haveNoEventSource);

describe('on the page of a note, what was made of several', () => {
  it('stands among what was made of it alone, says of how many, and is opened at a press', async () => {
    haveCreations(REVIEW, MADE);
    const { user, list } = await openList();
    expect(namesIn(list)).toEqual(['weekly review May 30, 2026 · From 2 notes', 'Personal Narrative May 30, 2026']);
    const review = list.getByRole('button', { name: /^weekly review/ });
    expect(review).toHaveAttribute('aria-expanded', 'false');
    expect(list.getByText(MADE.content)).toBeInTheDocument();
    await user.click(review);
    expect(list.getByText(REVIEW.content)).toBeInTheDocument();
  });

  it('counts the notes that are gone, or not shared any more', async () => {
    const gone = { noteId: null, title: null, recordedAt: null, duration: null };
    haveCreations({ ...REVIEW, sources: [...REVIEW.sources, gone, { ...gone, noteId: 9 }] });
    const { list } = await openList();
    expect(namesIn(list)).toEqual(['weekly review May 30, 2026 · From 4 notes']);
    expect(list.queryByText(REVIEW.content)).not.toBeInTheDocument();
  });

  it('leaves open what is read when it comes in, and goes when it is deleted elsewhere', async () => {
    haveEventSource();
    const older: Creation = { ...MADE, id: 30, type: 'summary', content: 'A bindery, in short.' };
    haveCreations(MADE, older);
    const { user, list } = await openList();
    await user.click(list.getByRole('button', { name: /^summary/ }));
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    haveCreations(REVIEW, MADE, older);
    FakeEventSource.opened[0]?.tell('creations');
    expect(await list.findByRole('button', { name: /^weekly review/ })).toHaveAttribute('aria-expanded', 'false');
    expect(list.getByText(older.content)).toBeInTheDocument();
    haveCreations(MADE, older);
    FakeEventSource.opened[0]?.tell('creations');
    await waitFor(() => expect(list.queryByRole('button', { name: /^weekly review/ })).not.toBeInTheDocument());
  });

  it('is deleted there', async () => {
    haveCreations(REVIEW);
    server.use(
      http.delete('/api/creations/40', () => {
        haveCreations();
        return HttpResponse.json({ success: true, message: 'Creation deleted' });
      }),
    );
    const { user, list } = await openList();
    await user.click(list.getByRole('button', { name: /^weekly review/ }));
    await user.click(list.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Creation deleted')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'From this note' })).not.toBeInTheDocument();
  });
});
