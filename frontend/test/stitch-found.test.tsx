import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beginKeeping, forgetKeptNotes, keepNotes } from '../src/device/kept-notes.ts';
import { localDay } from '../src/features/notes/local-day.ts';
import { MADE } from './open-to-generate.ts';
import { makeNote } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { NOTES } from './select-two-notes.ts';
import { ADA, haveNotes, server } from './server.ts';

const READ_ONLY = makeNote({ id: 9, title: 'Theirs', access: { ...makeNote().access, mayGenerate: false } });

function takeStitches(): unknown[] {
  const asked: unknown[] = [];
  server.use(
    http.post('/api/creations', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(MADE);
    }),
  );
  return asked;
}

/** The list goes on after its first page, of so many notes in all. */
function haveMoreNotes(counts: { total: number; mine: number; stitchable: number }): void {
  server.use(
    http.get('/api/notes', () =>
      HttpResponse.json(NOTES, { headers: { Link: '</api/notes?limit=50&cursor=older>; rel="next"' } }),
    ),
    http.get('/api/notes/filter-counts', () =>
      HttpResponse.json({ tags: [], sentiments: [], sharedWithMe: 0, sharedByMe: 0, ...counts }),
    ),
  );
}

const stitchThese = () => screen.findByRole('button', { name: 'Stitch these notes' });

/** Of what is not there it says something only then. */
const untilLoaded = () =>
  act(async () => {
    await import('../src/app/routes/stitch-from-list.tsx');
  });

describe('stitching what was found', () => {
  it('takes all that a filter found, without what one may only read and what says nothing, and leads to the creations', async () => {
    haveNotes([...NOTES, READ_ONLY, makeNote({ id: 10, title: 'Silence', transcript: ' ' })]);
    const asked = takeStitches();
    const { user } = openApp('/notes?sentiment=positive&tag=studio');
    await user.click(await stitchThese());
    const dialog = within(await screen.findByRole('dialog', { name: 'Stitch together' }));
    expect(dialog.getByText(/^4 notes become one new text/)).toBeInTheDocument();
    expect(dialog.getByText(/^2 notes that you may only read, or without words, cannot be used/)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'summary' }));
    await user.click(dialog.getByRole('button', { name: 'Stitch' }));
    await waitFor(() => expect(window.location.pathname).toBe('/creations'));
    expect(asked).toEqual([{ type: 'summary', noteIds: [1, 2, 3, 4] }]);
  });

  it('gives the focus back where it is not wanted after all', async () => {
    haveNotes(NOTES);
    const { user } = openApp('/notes?q=boiler');
    (await stitchThese()).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await stitchThese()).toHaveFocus());
  });

  it('takes all with a tag and of a period, however many of them have been loaded', async () => {
    haveMoreNotes({ total: 60, mine: 60, stitchable: 45 });
    const asked = takeStitches();
    const today = localDay(new Date());
    const { user } = openApp(`/notes?tag=studio&from=${today}&to=${today}`);
    expect(await screen.findByText('60 notes found')).toBeInTheDocument();
    await user.click(await stitchThese());
    const dialog = within(await screen.findByRole('dialog', { name: 'Stitch together' }));
    expect(dialog.getByText(/^All notes that match these filters become one new text/)).toBeInTheDocument();
    expect(dialog.getByText(/^Notes that you may only read/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Stitch' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    const from = new Date(`${today}T00:00`);
    const until = new Date(from.getFullYear(), from.getMonth(), from.getDate() + 1);
    const period = { from: from.toISOString(), until: until.toISOString() };
    expect(asked).toEqual([{ type: 'narrative', tag: 'studio', ...period }]);
  });

  it('counts those alone that can be stitched: of 60 notes that are found, 10 say nothing', async () => {
    haveMoreNotes({ total: 60, mine: 60, stitchable: 50 });
    const asked = takeStitches();
    const { user } = openApp('/notes?tag=studio');
    await screen.findByText('60 notes found');
    await user.click(await stitchThese());
    await user.click(await screen.findByRole('button', { name: 'Stitch' }));
    await waitFor(() => expect(asked).toEqual([{ type: 'narrative', tag: 'studio' }]));
  });

  it('says before it begins that they are too many, and takes as many for a review of a week', async () => {
    haveMoreNotes({ total: 60, mine: 60, stitchable: 60 });
    const asked = takeStitches();
    const { user } = openApp('/notes?tag=studio');
    await screen.findByText('60 notes found');
    await user.click(await stitchThese());
    await user.click(await screen.findByRole('button', { name: 'Stitch' }));
    expect(screen.getByText(/^At most 50 notes can be stitched together at once/)).toBeInTheDocument();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'weekly review' }));
    await user.click(screen.getByRole('button', { name: 'Stitch' }));
    await waitFor(() => expect(asked).toEqual([{ type: 'weekly_review', tag: 'studio' }]));
  });

  it('asks on about what was found when it was pressed, whatever the list says meanwhile', async () => {
    haveNotes(NOTES);
    const asked = takeStitches();
    const { user } = openApp('/notes?tag=studio');
    await user.click(await stitchThese());
    await screen.findByRole('dialog', { name: 'Stitch together' });
    haveNotes(NOTES.slice(0, 1));
    // A list that was only just asked for is not asked for again.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('1 note found');
    await user.click(screen.getByRole('button', { name: 'Stitch' }));
    await waitFor(() => expect(asked).toEqual([{ type: 'narrative', noteIds: [1, 2, 3, 4] }]));
  });

  it('is not offered for a search that finds more than has been loaded', async () => {
    haveMoreNotes({ total: 60, mine: 60, stitchable: 60 });
    openApp('/notes?q=boiler');
    await screen.findByText('60 notes for “boiler”');
    await untilLoaded();
    expect(screen.queryByRole('button', { name: 'Stitch these notes' })).not.toBeInTheDocument();
  });

  it('is not offered for what this device has kept, while the server is away', async () => {
    localStorage.setItem('stitchbook.user', JSON.stringify(ADA));
    await keepNotes(ADA.id, await beginKeeping(ADA.id), NOTES);
    server.use(http.all('*', () => HttpResponse.error()));
    openApp('/notes?tag=studio');
    expect(await screen.findByText(/these are the notes kept on this device/)).toBeInTheDocument();
    expect(screen.getByText('4 notes found')).toBeInTheDocument();
    await untilLoaded();
    expect(screen.queryByRole('button', { name: 'Stitch these notes' })).not.toBeInTheDocument();
    await forgetKeptNotes();
  });

  it('makes way while notes are selected, and comes back', async () => {
    haveNotes(NOTES);
    const { user } = openApp('/notes?tag=studio');
    await stitchThese();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    expect(await screen.findByRole('button', { name: 'Stitch together' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Stitch these notes' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await stitchThese()).toBeInTheDocument();
  });
});
