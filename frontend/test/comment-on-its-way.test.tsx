import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { drafts } from './lose-note.ts';
import { makeComment, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { ADA, haveNote, server } from './server.ts';

const PLACE = 'draft:user-ada:comment:7';
const field = () => screen.findByRole('textbox', { name: 'Add a comment' });
const keptWords = () => (JSON.parse(localStorage.getItem(PLACE) ?? 'null') as { words: string } | null)?.words;
const closeTab = () => {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
};

/** Comments are sent and answered only when a test says so, each by its words. */
function sendSlowly() {
  const keys: (string | null)[] = [];
  const answers = new Map<string, () => void>();
  server.use(
    http.post('/api/notes/7/comments', async ({ request }) => {
      const { content } = (await request.json()) as { content: string };
      keys.push(request.headers.get('idempotency-key'));
      await new Promise<void>((resolve) => answers.set(content, resolve));
      return HttpResponse.json(makeComment({ userId: ADA.id, content }), { status: 201 });
    }),
  );
  haveNote(makeNoteDetail());
  return { keys, answers, answer: (content: string) => answers.get(content)!() };
}

describe('a comment that is on its way', () => {
  it('is in its field again when the tab was closed, and is sent with the same key', async () => {
    const { keys } = sendSlowly();
    const { user } = openApp('/notes/7');
    await user.type(await field(), 'The boiler first.{Enter}');
    await waitFor(() => expect(keys).toHaveLength(1));
    expect(await field()).toHaveValue('');
    closeTab();
    const again = openApp('/notes/7');
    expect(await field()).toHaveValue('The boiler first.');
    expect(screen.getByText(/This comment may not have been sent/)).toBeInTheDocument();
    await again.user.type(await field(), '{Enter}');
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });

  it('is kept no longer once it has arrived', async () => {
    const { answers, answer } = sendSlowly();
    const { user } = openApp('/notes/7');
    await user.type(await field(), 'The boiler first.{Enter}');
    await waitFor(() => expect(answers.size).toBe(1));
    expect(keptWords()).toBe('The boiler first.');
    answer('The boiler first.');
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('leaves its field when its page was left and opened again before it arrived', async () => {
    const { answers, answer } = sendSlowly();
    const { user } = openApp('/notes/7');
    await user.type(await field(), 'The boiler first.{Enter}');
    await waitFor(() => expect(answers.size).toBe(1));
    await user.click(screen.getByRole('link', { name: 'Creations' }));
    expect(await screen.findByRole('heading', { name: 'Your Creations' })).toBeInTheDocument();
    window.history.back();
    expect(await field()).toHaveValue('The boiler first.');
    answer('The boiler first.');
    await waitFor(async () => expect(await field()).toHaveValue(''));
    closeTab();
    expect(drafts()).toEqual([]);
  });

  it('is kept before what was typed since, which alone is kept once it has arrived', async () => {
    const { answers, answer } = sendSlowly();
    const { user } = openApp('/notes/7');
    await user.type(await field(), 'First{Enter}Second');
    await waitFor(() => expect(answers.size).toBe(1));
    closeTab();
    expect(keptWords()).toBe('First\n\nSecond');
    answer('First');
    await waitFor(() => expect(keptWords()).toBe('Second'));
  });

  it('is kept when what was typed since is taken back', async () => {
    sendSlowly();
    const { user } = openApp('/notes/7');
    await user.type(await field(), 'First{Enter}Second');
    await user.clear(await field());
    closeTab();
    expect(keptWords()).toBe('First');
  });

  it('is kept with the next, until each has arrived', async () => {
    const { answers, answer } = sendSlowly();
    const { user } = openApp('/notes/7');
    await user.type(await field(), 'First{Enter}Second{Enter}');
    await waitFor(() => expect(answers.size).toBe(2));
    expect(keptWords()).toBe('First\n\nSecond');
    answer('Second');
    await waitFor(() => expect(keptWords()).toBe('First'));
    answer('First');
    await waitFor(() => expect(drafts()).toEqual([]));
  });
});
