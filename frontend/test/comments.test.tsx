import type { Comment } from '@stitchbook/api-types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { currentAudio, playOnTo } from './fake-playback.ts';
import { gate } from './gate.ts';
import { makeComment, makeNoteDetail, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { ADA, haveNote, problem, server } from './server.ts';

function haveComments(comments: Comment[]) {
  server.use(http.get('/api/notes/7/comments', () => HttpResponse.json(comments)));
}

async function openNote(comments: Comment[] = [], changes: Parameters<typeof makeNoteDetail>[0] = {}) {
  haveNote(makeNoteDetail(changes));
  haveComments(comments);
  const { user } = openApp('/notes/7');
  const section = within(await screen.findByRole('region', { name: 'Comments' }));
  return { user, section };
}

const field = () => screen.getByRole('textbox', { name: 'Add a comment' });

describe('what was typed when the note was left', () => {
  const leaveAndReturn = async (user: UserEvent) => {
    await user.click(screen.getByRole('link', { name: 'Creations' }));
    expect(await screen.findByRole('heading', { name: 'Your Creations' })).toBeInTheDocument();
    window.history.back();
  };

  it('is in the field again', async () => {
    const { user } = await openNote();
    await user.type(field(), 'Yes');
    await leaveAndReturn(user);
    expect(await screen.findByRole('textbox', { name: 'Add a comment' })).toHaveValue('Yes');
  });

  it('is offered again where a comment was being changed, and no more once that is given up', async () => {
    const { user } = await openNote([makeComment({ mayEdit: true })]);
    await user.click(await screen.findByRole('button', { name: 'Edit comment' }));
    await user.type(screen.getByRole('textbox', { name: 'Edit your comment' }), ' Then the roof.');
    await leaveAndReturn(user);
    await user.click(await screen.findByRole('button', { name: 'Go on with them' }));
    const rewritten = screen.getByRole('textbox', { name: 'Edit your comment' });
    expect(rewritten).toHaveValue('The boiler first. Then the roof.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await leaveAndReturn(user);
    expect(await screen.findByText('The boiler first.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Go on with them' })).not.toBeInTheDocument();
  });
});

describe('those who do not see the comments', () => {
  const spoken = async () => within(await screen.findByRole('region', { name: 'Comments' })).getByRole('status');

  it('are told of what arrives, and not of what stood there', async () => {
    const { section } = await openNote([makeComment()]);
    await section.findByText('The boiler first.');
    expect(section.getByText('The boiler first.').closest('[aria-live]')).toBeNull();
    expect(await spoken()).toBeEmptyDOMElement();
    haveComments([makeComment(), makeComment({ id: 2, content: 'And the roof.' })]);
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(async () => expect(await spoken()).toHaveTextContent('New comment by Bea Dashwood.'));
  });
});

describe('the comments on a note', () => {
  it('say by whom and when, and are deleted by who may', async () => {
    const { section } = await openNote([
      makeComment(),
      makeComment({ id: 2, userName: null, content: 'And the roof.', mayDelete: false }),
    ]);
    expect(await section.findByText('Bea Dashwood')).toBeInTheDocument();
    expect(section.getByText('User user-bea')).toBeInTheDocument();
    expect(section.getAllByText('about 3 hours ago')).toHaveLength(2);
    expect(section.getAllByRole('button', { name: 'Delete comment' })).toHaveLength(1);
    expect(section.queryByRole('button', { name: 'Edit comment' })).not.toBeInTheDocument();
  });

  it('are sent by Enter, and stand there at once', async () => {
    const [sent, answer] = [[] as unknown[], gate()];
    server.use(
      http.post('/api/notes/7/comments', async ({ request }) => {
        sent.push(await request.json());
        await answer.opened;
        const added = makeComment({ id: 3, content: 'Line one\nline two', createdAt: new Date().toISOString() });
        haveComments([added]);
        return HttpResponse.json(added, { status: 201 });
      }),
    );
    const { user, section } = await openNote();
    expect(await section.findByText('Nobody has said anything yet.')).toBeInTheDocument();
    await user.type(field(), ' Line one{Shift>}{Enter}{/Shift}line two {Enter}');
    expect(await section.findByText('Sending…')).toBeInTheDocument();
    expect(section.getByText(/Line one/)).toBeInTheDocument();
    expect(field()).toHaveValue('');
    answer.open();
    await waitFor(() => expect(section.queryByText('Sending…')).not.toBeInTheDocument());
    expect(section.getAllByText(/Line one/)).toHaveLength(1);
    expect(sent).toEqual([{ content: 'Line one\nline two' }]);
  });

  it('are not shown twice when the list brings one before its own answer does', async () => {
    let isSent = false;
    server.use(
      http.post('/api/notes/7/comments', () => {
        isSent = true;
        haveComments([makeComment({ id: 3, userId: ADA.id, content: 'Yes.', createdAt: new Date().toISOString() })]);
        return new Promise<Response>(() => undefined);
      }),
    );
    const { user, section } = await openNote();
    await user.type(field(), 'Yes.{Enter}');
    await waitFor(() => expect(isSent).toBe(true));
    expect(section.getByText('Sending…')).toBeInTheDocument();
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(section.queryByText('Sending…')).not.toBeInTheDocument());
    expect(section.getAllByText('Yes.')).toHaveLength(1);
  });

  it('must not be blank', async () => {
    const { user } = await openNote();
    await user.type(field(), '   {Enter}');
    expect(await screen.findByText('Comment required')).toBeInTheDocument();
    expect(screen.getByText('Please enter a comment before submitting.')).toBeInTheDocument();
  });

  it('go back into the field when they cannot be sent, and nothing can be refetched either', async () => {
    const { user, section } = await openNote();
    server.use(
      http.post('/api/notes/7/comments', () => problem(500, 'The database does not answer.')),
      http.all('/api/*', () => HttpResponse.error()),
    );
    await user.type(field(), 'Yes.{Enter}');
    expect(await screen.findByText('Failed to add comment: The database does not answer.')).toBeInTheDocument();
    expect(section.queryByText('Sending…')).not.toBeInTheDocument();
    expect(field()).toHaveValue('Yes.');
  });

  it('are deleted', async () => {
    server.use(
      http.delete('/api/comments/1', () => {
        haveComments([]);
        return HttpResponse.json({ success: true, message: 'Comment deleted' });
      }),
    );
    const { user, section } = await openNote([makeComment()]);
    await user.click(await section.findByRole('button', { name: 'Delete comment' }));
    expect(await screen.findByText('Comment deleted')).toBeInTheDocument();
    expect(screen.getByText('The comment has been removed.')).toBeInTheDocument();
    expect(section.queryByText('The boiler first.')).not.toBeInTheDocument();
  });

  it('stay when they cannot be deleted', async () => {
    server.use(http.delete('/api/comments/1', () => problem(500, 'The database does not answer.')));
    const { user, section } = await openNote([makeComment()]);
    await user.click(await section.findByRole('button', { name: 'Delete comment' }));
    expect(await screen.findByText('Failed to delete comment: The database does not answer.')).toBeInTheDocument();
    expect(section.getByText('The boiler first.')).toBeInTheDocument();
  });

  it("are rewritten when they are one's own", async () => {
    const mine = makeComment({ mayEdit: true });
    let sent: unknown;
    server.use(
      http.patch('/api/comments/1', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ ...mine, content: 'The roof first.', updatedAt: new Date().toISOString() });
      }),
    );
    const { user, section } = await openNote([mine]);
    await user.click(await section.findByRole('button', { name: 'Edit comment' }));
    const editor = section.getByRole('textbox', { name: 'Edit your comment' });
    await user.clear(editor);
    await user.type(editor, 'The roof first.{Enter}');
    expect(await section.findByText('The roof first.')).toBeInTheDocument();
    expect(section.getByText(/edited/)).toBeInTheDocument();
    expect(sent).toEqual({ content: 'The roof first.' });
  });

  it('are read, but not written, by who may only view', async () => {
    const { section } = await openNote([makeComment({ mayDelete: false })], { access: sharedAccess('view') });
    expect(await section.findByText('The boiler first.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Add a comment' })).not.toBeInTheDocument();
  });
});

describe('a comment about a moment of the audio', () => {
  it('shows the moment, and plays from there', async () => {
    const { user, section } = await openNote([makeComment({ timestamp: 42.5 })]);
    const moment = await section.findByRole('button', { name: '0:42 in audio' });
    await user.click(moment);
    expect(currentAudio().currentTime).toBe(42.5);
    expect(currentAudio().paused).toBe(false);
  });

  it('is pinned to where the audio is', async () => {
    let sent: unknown;
    server.use(
      http.post('/api/notes/7/comments', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(makeComment({ content: 'Here.', timestamp: 12 }), { status: 201 });
      }),
    );
    const { user } = await openNote();
    await user.click(screen.getByRole('button', { name: 'Play' }));
    playOnTo(12);
    await user.click(screen.getByRole('button', { name: 'About 0:12 in the audio' }));
    playOnTo(30);
    expect(screen.getByRole('button', { name: 'About 0:12 in the audio', pressed: true })).toBeInTheDocument();
    await user.type(field(), 'Here.{Enter}');
    await waitFor(() => expect(sent).toEqual({ content: 'Here.', timestamp: 12 }));
  });

  it('is not offered without audio', async () => {
    await openNote([], { audioUrl: null });
    expect(screen.queryByRole('button', { name: /^at / })).not.toBeInTheDocument();
  });
});
