import type { Creation } from '@stitchbook/api-types';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { ADA, haveNote, haveNotes, makeJob, server } from './server.ts';

const MADE: Creation = {
  id: 31,
  type: 'narrative',
  content: 'There is a bindery by the canal.',
  createdAt: '2026-05-30T14:07:00',
  noteId: 7,
  engine: 'built-in/1',
  transcriptVersion: 1,
  noteTitle: 'The workshop by the canal',
  version: 1,
};

/** Answers with a job that ends as it is told to. */
function takeRequests(ends: Parameters<typeof makeJob>[0]): unknown[] {
  const asked: unknown[] = [];
  server.use(
    http.post('/api/notes/7/generate', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(makeJob({ state: 'queued' }), { status: 202 });
    }),
    http.get('/api/jobs/job-1', () => HttpResponse.json(makeJob(ends))),
    http.get('/api/creations', () => HttpResponse.json([MADE])),
  );
  return asked;
}

async function openList() {
  haveNotes([makeNote()]);
  const { user } = openApp('/notes');
  return { user, button: await screen.findByRole('button', { name: 'Generate' }) };
}

async function openPage() {
  haveNote(makeNoteDetail());
  const { user } = openApp('/notes/7');
  return { user, button: await screen.findByRole('button', { name: 'Generate Creation' }) };
}

describe('where no language model is configured', () => {
  beforeEach(() =>
    server.use(http.get('/api/auth/user', () => HttpResponse.json({ ...ADA, hasLanguageModel: false }))),
  );

  it.each([
    ['its card', openList],
    ['its page', openPage],
  ])('says before what a short note is too short for, on %s', async (_, open) => {
    const asked = takeRequests({ state: 'done', result: { ...MADE, type: 'summary' } });
    const { user, button } = await open();
    expect(button).toHaveAccessibleDescription('This note is short, so it becomes a summary');
    await user.click(screen.getByRole('button', { name: 'Choose what to generate' }));
    const reason = 'Too short to reshape without a language model: takes 80 words';
    for (const name of ['Personal Narrative', 'story']) {
      const item = screen.getByRole('menuitem', { name: `${name} ${reason}` });
      expect(item).toHaveAttribute('aria-disabled', 'true');
      await user.click(item);
      expect(item).toBeInTheDocument();
    }
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('menuitem', { name: 'podcast script' }));
    expect(await screen.findByText('Creation generated successfully!')).toBeInTheDocument();
    expect(asked).toEqual([{ type: 'podcast_script' }]);
  });

  it('reaches the reason by the keys alone', async () => {
    const { user } = await openPage();
    screen.getByRole('button', { name: 'Choose what to generate' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Personal Narrative Too short/ })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: /^story Too short/ })).toHaveFocus();
  });

  it('offers everything of a note with eighty words', async () => {
    haveNote(makeNoteDetail({ transcript: 'What if the old bindery became the studio? '.repeat(10) }));
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: 'Choose what to generate' }));
    for (const item of await screen.findAllByRole('menuitem')) expect(item).not.toHaveAttribute('aria-disabled');
  });
});

describe('a note without words', () => {
  it('says that there is nothing to make something from', async () => {
    haveNote(makeNoteDetail({ transcript: '' }));
    const { user } = openApp('/notes/7');
    const button = await screen.findByRole('button', { name: 'Generate Creation' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(await screen.findByText('There are no words in this note to make something from.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose what to generate' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'There are no words in this note to make something from.',
    ]);
  });
});
