import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { gate } from './gate.ts';
import { drafts, kept, loseNote } from './lose-note.ts';
import { makeComment, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { ADA, haveNote, problem, server } from './server.ts';

const BY_ADA = { userId: ADA.id, content: 'The boiler first.' };

describe('a comment that fails', () => {
  const field = () => screen.findByRole('textbox', { name: 'Add a comment' });

  it('is in its field again when its page was left meanwhile, and is sent with the same key', async () => {
    const keys: (string | null)[] = [];
    let isAway = true;
    const answer = gate();
    server.use(
      http.post('/api/notes/7/comments', async ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        await answer.opened;
        return isAway ? problem(503, 'Away.') : HttpResponse.json(null, { status: 201 });
      }),
    );
    haveNote(makeNoteDetail());
    const { user } = openApp('/notes/7');
    await user.type(await field(), 'The boiler first.{Enter}');
    await user.click(screen.getByRole('link', { name: 'Creations' }));
    expect(await screen.findByRole('heading', { name: 'Your Creations' })).toBeInTheDocument();
    answer.open();
    expect(await screen.findByText('Failed to add comment: Away.')).toBeInTheDocument();

    isAway = false;
    window.history.back();
    expect(await field()).toHaveValue('The boiler first.');
    expect(screen.getByText(/This comment may not have been sent/)).toBeInTheDocument();
    await user.type(await field(), '{Enter}');
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('keeps its key however often its page is left before it is sent again', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('/api/notes/7/comments', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? problem(503, 'Away.') : HttpResponse.json(null, { status: 201 });
      }),
    );
    haveNote(makeNoteDetail());
    const { user } = openApp('/notes/7');
    await user.type(await field(), 'The boiler first.{Enter}');
    expect(await screen.findByText('Failed to add comment: Away.')).toBeInTheDocument();
    for (let visit = 0; visit < 2; visit += 1) {
      window.dispatchEvent(new Event('pagehide'));
      cleanup();
      openApp('/notes/7');
      expect(await field()).toHaveValue('The boiler first.');
    }
    await user.type(await field(), '{Enter}');
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });

  it('leaves its field when the server had made it after all', async () => {
    const comments: object[] = [];
    server.use(
      http.get('/api/notes/7/comments', () => HttpResponse.json(comments)),
      http.post('/api/notes/7/comments', () => {
        comments.push(makeComment({ ...BY_ADA, createdAt: new Date().toISOString() }));
        return HttpResponse.error();
      }),
    );
    haveNote(makeNoteDetail());
    const { user } = openApp('/notes/7');
    await user.type(await field(), 'The boiler first.{Enter}');
    expect(await screen.findByText(/^Failed to add comment/)).toBeInTheDocument();
    expect(await screen.findByText('The boiler first.', { selector: 'p' })).toBeInTheDocument();
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(drafts()).toEqual([]);
  });

  it('leaves its field where another visit finds that the server had made it', async () => {
    const sentAt = Date.now() - 60_000;
    const createdAt = new Date(sentAt + 500).toISOString();
    const draft = { words: 'The boiler first.', timestamp: null, key: 'a-key', sentAt };
    localStorage.setItem('draft:user-ada:comment:7', JSON.stringify(draft));
    server.use(http.get('/api/notes/7/comments', () => HttpResponse.json([makeComment({ ...BY_ADA, createdAt })])));
    haveNote(makeNoteDetail());
    openApp('/notes/7');
    expect(await screen.findByText('The boiler first.', { selector: 'p' })).toBeInTheDocument();
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(drafts()).toEqual([]);
  });

  it('stays in its field when somebody else has just written the same', async () => {
    server.use(
      http.get('/api/notes/7/comments', () =>
        HttpResponse.json([makeComment({ createdAt: new Date().toISOString() })]),
      ),
      http.post('/api/notes/7/comments', () => problem(503, 'Away.')),
    );
    haveNote(makeNoteDetail());
    const { user } = openApp('/notes/7');
    await user.type(await field(), 'The boiler first.{Enter}');
    expect(await screen.findByText('Failed to add comment: Away.')).toBeInTheDocument();
    expect(await field()).toHaveValue('The boiler first.');
  });

  it('keeps its key when the one before it has arrived meanwhile', async () => {
    const keys: (string | null)[] = [];
    const [first, second] = [gate(), gate()];
    server.use(
      http.post('/api/notes/7/comments', async ({ request }) => {
        const attempt = keys.push(request.headers.get('idempotency-key'));
        if (attempt === 1) await first.opened;
        if (attempt === 2) await second.opened;
        if (attempt === 2) return HttpResponse.error();
        return HttpResponse.json(makeComment(BY_ADA), { status: 201 });
      }),
    );
    haveNote(makeNoteDetail());
    const { user } = openApp('/notes/7');
    await user.type(await field(), 'First{Enter}');
    await user.type(await field(), 'Second{Enter}');
    await waitFor(() => expect(keys).toHaveLength(2));
    first.open();
    await waitFor(() => expect(screen.getAllByText('Sending…')).toHaveLength(1));
    second.open();
    await waitFor(async () => expect(await field()).toHaveValue('Second'));
    await user.type(await field(), '{Enter}');
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[2]).toBe(keys[1]);
  });

  it('may be written again once it has arrived', async () => {
    const comments: object[] = [];
    server.use(
      http.get('/api/notes/7/comments', () => HttpResponse.json(comments)),
      http.post('/api/notes/7/comments', () => {
        comments.push(makeComment({ ...BY_ADA, createdAt: new Date().toISOString() }));
        return HttpResponse.error();
      }),
    );
    haveNote(makeNoteDetail());
    const { user } = openApp('/notes/7');
    await user.type(await field(), 'The boiler first.{Enter}');
    await screen.findByText('The boiler first.', { selector: 'p' });
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await user.type(await field(), 'The boiler first.');
    expect(await field()).toHaveValue('The boiler first.');
  });

  it('can be copied where its note was', async () => {
    haveNote(makeNoteDetail());
    const { user } = openApp('/notes/7');
    await field();
    loseNote();
    await user.type(await field(), 'Too late{Enter}');
    expect(await screen.findByRole('heading', { name: 'Note Not Found' })).toBeInTheDocument();
    expect((await kept()).getByDisplayValue('Too late')).toBeInTheDocument();
  });

  it('stands before what was typed since', async () => {
    const answer = gate();
    server.use(
      http.post('/api/notes/7/comments', async () => {
        await answer.opened;
        return problem(503, 'Away.');
      }),
    );
    haveNote(makeNoteDetail());
    const { user } = openApp('/notes/7');
    await user.type(await field(), 'First{Enter}Second');
    answer.open();
    expect(await screen.findByText('Failed to add comment: Away.')).toBeInTheDocument();
    expect(await field()).toHaveValue('First\n\nSecond');
  });
});
