import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { plugInMicrophone } from './fake-microphone.ts';
import { gate } from './gate.ts';
import { makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, haveNotes, makeJob, problem, server } from './server.ts';

async function openNote() {
  const note = makeNoteDetail({ tags: ['studio'], themes: [{ id: 1, name: 'studio', color: '#6366f1' }] });
  haveNote(note);
  haveNotes([note]);
  const { user } = openApp('/notes/7');
  await screen.findByRole('textbox', { name: 'Add a tag' });
  return user;
}

/** Whether a Tab from here would begin at the top of the page. */
const isFocusLost = () => document.activeElement === document.body;

describe('the focus stays in place', () => {
  it('on Start, while the microphone is asked for, whose presses mean nothing then', async () => {
    const microphone = plugInMicrophone();
    const answer = microphone.ask();
    const { user } = openApp('/');
    const start = await screen.findByRole('button', { name: 'Start recording' });
    start.focus();
    await user.keyboard('{Enter}');
    expect(start).toHaveAttribute('aria-disabled', 'true');
    expect(start).toHaveFocus();
    await user.keyboard('{Enter}');
    answer();
    expect(await screen.findByRole('button', { name: 'Stop recording' })).toHaveFocus();
    expect(microphone.asked).toHaveLength(1);
  });

  it('on Share, while it is sent once and when it is refused', async () => {
    let sent = 0;
    const refusal = gate();
    const user = await openNote();
    server.use(
      http.post('/api/notes/7/share', async () => {
        sent += 1;
        await refusal.opened;
        return problem(404, 'There is nobody with this user ID.');
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Note' }));
    await user.type(dialog.getByRole('textbox', { name: 'User ID' }), 'nobody');
    const share = dialog.getByRole('button', { name: 'Share' });
    share.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(share).toHaveAttribute('aria-disabled', 'true'));
    await user.keyboard('{Enter}');
    await user.type(dialog.getByRole('textbox', { name: 'User ID' }), '{Enter}');
    share.focus();
    refusal.open();
    await waitFor(() => expect(share).not.toHaveAttribute('aria-disabled', 'true'));
    expect(isFocusLost()).toBe(false);
    expect(sent).toBe(1);
  });

  it('on Suggest, while suggestions are looked for', async () => {
    const user = await openNote();
    const answer = gate();
    server.use(
      http.post('/api/notes/tag-suggestions', async () => {
        await answer.opened;
        return HttpResponse.json({ suggestions: ['canal'] });
      }),
    );
    const suggest = screen.getByRole('button', { name: /Suggest/ });
    suggest.focus();
    await user.keyboard('{Enter}');
    expect(suggest).toHaveAttribute('aria-disabled', 'true');
    answer.open();
    await waitFor(() => expect(suggest).not.toHaveAttribute('aria-disabled', 'true'));
    expect(suggest).toHaveFocus();
  });

  it('at the tags, when the one that had it is taken off', async () => {
    const user = await openNote();
    server.use(
      http.post('/api/notes/7/update-tags', () =>
        HttpResponse.json({ success: true, message: 'Tags updated', note: makeNoteDetail({ tags: [], themes: [] }) }),
      ),
    );
    screen.getByRole('button', { name: 'Remove tag studio' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove tag studio' })).not.toBeInTheDocument());
    await waitFor(() => expect(isFocusLost()).toBe(false));
    expect(document.activeElement).toContainElement(screen.getByRole('textbox', { name: 'Add a tag' }));
  });

  it('on Generate, while it works', async () => {
    const user = await openNote();
    server.use(
      http.post('/api/notes/7/generate', () => HttpResponse.json(makeJob(), { status: 202 })),
      http.get('/api/jobs/:id', () => HttpResponse.json(makeJob({ state: 'running' }))),
      http.post('/api/jobs/:id/cancel', () => HttpResponse.json(makeJob({ state: 'cancelled' }))),
    );
    const generate = screen.getByRole('button', { name: 'Generate Creation' });
    generate.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(generate).toHaveAttribute('aria-disabled', 'true'));
    expect(generate).toHaveFocus();
  });

  it('on the note in the list, when Back takes its own screen away', async () => {
    const user = await openNote();
    screen.getByRole('link', { name: 'Back to notes' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Recent Notes' });
    await waitFor(() => expect(screen.getByRole('link', { name: 'The workshop by the canal' })).toHaveFocus());
  });
});
