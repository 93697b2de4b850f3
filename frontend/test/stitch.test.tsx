import type { Creation } from '@stitchbook/api-types';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dismissToast } from '../src/design/toast.ts';
import { openApp } from './render-app.tsx';
import { MADE } from './open-to-generate.ts';
import { selectTwo } from './select-two-notes.ts';
import { makeJob, problem, server } from './server.ts';

const REVIEW: Creation = { ...MADE, id: 40, type: 'weekly_review', content: 'A week by the canal.', noteId: null };

afterEach(() => dismissToast());

/** Answers with a job that ends as it is told to, not before `until`; the list has the review once it has ended well. */
function takeStitches(
  ends: Parameters<typeof makeJob>[0],
  until: Promise<void> = Promise.resolve(),
): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  let isDone = false;
  server.use(
    http.post('/api/creations', async ({ request }) => {
      asked.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(makeJob({ kind: 'create-from-notes', state: 'queued' }), { status: 202 });
    }),
    http.post('/api/jobs/job-1/retry', () => {
      asked.push({ retried: true });
      return HttpResponse.json(makeJob({ state: 'queued' }));
    }),
    http.get('/api/jobs/job-1', async () => {
      await until;
      isDone = true;
      return HttpResponse.json(makeJob(ends));
    }),
    http.get('/api/creations', () => HttpResponse.json(isDone && ends?.state === 'done' ? [REVIEW] : [])),
  );
  return asked;
}

describe('stitching notes together', () => {
  it('takes what is selected, shows that it is being made, and then what came of it', async () => {
    let end: () => void = () => undefined;
    const asked = takeStitches({ state: 'done', result: REVIEW }, new Promise((resolve) => (end = resolve)));
    const user = await selectTwo();
    await user.click(await screen.findByRole('button', { name: 'Stitch together' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stitch together' }));
    expect(dialog.getByText(/^2 notes become one new text/)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'summary' }));
    await user.click(dialog.getByRole('button', { name: 'Stitch' }));
    expect(await screen.findByText(/^Generating\.\.\. Your notes/)).toBeInTheDocument();
    expect(window.location.pathname).toBe('/creations');
    expect(asked).toEqual([{ type: 'summary', noteIds: [1, 2] }]);
    end();
    expect(await screen.findByText('A week by the canal.')).toBeInTheDocument();
    expect(screen.queryByText(/^Generating/)).not.toBeInTheDocument();
    expect(await screen.findByText('Creation generated successfully!')).toBeInTheDocument();
  });

  it('is not begun with one note alone, and says why', async () => {
    const asked = takeStitches({ state: 'done' });
    const user = await selectTwo();
    await user.click(screen.getByRole('checkbox', { name: 'Select “Two”' }));
    await user.click(await screen.findByRole('button', { name: 'Stitch together' }));
    await user.click(await screen.findByRole('button', { name: 'Stitch' }));
    expect(screen.getByText('At least 2 notes are needed to stitch together.')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('takes the notes with a tag, from the page of tags', async () => {
    const theme = { id: 3, name: 'boats', color: '#7a8450', noteCount: 4 };
    server.use(http.get('/api/themes', () => HttpResponse.json([theme])));
    const asked = takeStitches({ state: 'done', result: REVIEW });
    const { user } = openApp('/tags');
    await user.click(await screen.findByRole('button', { name: 'Change boats' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Stitch these notes together…' }));
    expect(await screen.findByText(/^All your notes with “boats”/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stitch' }));
    await waitFor(() => expect(asked).toEqual([{ type: 'narrative', tag: 'boats' }]));
    expect(await screen.findByText('A week by the canal.')).toBeInTheDocument();
  });
});

describe('the review of a week', () => {
  it('is of the last seven days, from the creations', async () => {
    const asked = takeStitches({ state: 'done', result: REVIEW });
    const { user } = openApp('/creations');
    await user.click(await screen.findByRole('button', { name: 'Review my week' }));
    expect(await screen.findByText('A week by the canal.')).toBeInTheDocument();
    expect(asked).toMatchObject([{ type: 'weekly_review' }]);
    const days = (Date.now() - Date.parse(String(asked[0]?.['from']))) / 86_400_000;
    expect(days).toBeGreaterThan(5.9);
    expect(days).toBeLessThan(7.1);
  });

  it('that fails says why, and is tried again', async () => {
    const asked = takeStitches({ state: 'failed', error: 'The language model is away.' });
    const { user } = openApp('/creations');
    await user.click(await screen.findByRole('button', { name: 'Review my week' }));
    expect(await screen.findByText('Nothing was stitched together.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ retried: true }));
  });

  it('that is refused says why', async () => {
    server.use(http.post('/api/creations', () => problem(400, 'There are no words in these notes.')));
    const { user } = openApp('/creations');
    await user.click(await screen.findByRole('button', { name: 'Review my week' }));
    expect(await screen.findAllByText(/There are no words in these notes\./)).not.toEqual([]);
  });

  it('is stopped when nobody wants it any more', async () => {
    takeStitches({ state: 'running' });
    let cancelled = 0;
    server.use(
      http.post('/api/jobs/job-1/cancel', () => {
        cancelled += 1;
        return HttpResponse.json(makeJob({ state: 'cancelled' }));
      }),
    );
    const { user } = openApp('/creations');
    await user.click(await screen.findByRole('button', { name: 'Review my week' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel stitching' }));
    await waitFor(() => expect(cancelled).toBe(1));
    expect(await screen.findByText('Stitching cancelled')).toBeInTheDocument();
    expect(screen.queryByText(/^Generating/)).not.toBeInTheDocument();
  });
});
