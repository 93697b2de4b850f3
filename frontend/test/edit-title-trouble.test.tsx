import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { editOnCard, editOnPage, takeTitles } from './rename-note.ts';
import { haveNote, haveNotes, server } from './server.ts';

/** What is shown is asked for anew, once it is stale. */
async function comeBack(): Promise<void> {
  await delay(1100);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await act(() => delay(200));
}

/** Safari: the press takes the focus from the field, unless that is prevented, and gives it to nothing. */
function pressAsSafari(button: HTMLElement): void {
  if (fireEvent.mouseDown(button)) act(() => (document.activeElement as HTMLElement).blur());
  if (!button.isConnected) return;
  fireEvent.mouseUp(button);
  fireEvent.click(button);
}

describe.each([
  ['on its card', editOnCard],
  ['on its page', editOnPage],
])('renaming a note %s', (_, edit) => {
  it('brings the old title back when nothing can be refetched either', async () => {
    const { user, field } = await edit();
    server.use(http.all('/api/*', () => HttpResponse.error()));
    await user.type(field, ' four{Enter}');
    expect(await screen.findByText(/^Failed to update title: Stitchbook cannot be reached/)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'The workshop by the canal' })).toBeInTheDocument();
  });

  it('keeps the new title while answers from before still arrive', async () => {
    let answer = () => {};
    const { user, field } = await edit();
    server.use(
      http.post('/api/notes/7/update-title', async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        const note = makeNote({ title: 'The studio', version: 2 });
        server.use(http.get('/api/notes*', () => HttpResponse.error()));
        return HttpResponse.json({ success: true, message: '', note });
      }),
    );
    await user.clear(field);
    await user.type(field, 'The studio{Enter}');
    await comeBack();
    expect(screen.getByRole('heading', { name: 'The studio' })).toBeInTheDocument();
    answer();
    expect(await screen.findByText('Title updated successfully')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The studio' })).toBeInTheDocument();
  });

  it('restores the old title by the cross in a browser that gives pressed buttons no focus', async () => {
    const sent = takeTitles();
    const { user, field } = await edit();
    await user.type(field, ' three');
    pressAsSafari(screen.getByRole('button', { name: 'Cancel editing' }));
    expect(await screen.findByRole('heading', { name: 'The workshop by the canal' })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('does not take what another called it while one typed for what was seen', async () => {
    const sent = takeTitles();
    const { user, field } = await edit();
    const theirs = makeNoteDetail({ title: 'The old bindery', version: 5 });
    haveNote(theirs);
    haveNotes([theirs]);
    await comeBack();
    await user.clear(field);
    await user.type(field, 'The studio{Enter}');
    await waitFor(() => expect(sent).toEqual([{ title: 'The studio', ifMatch: '"1"' }]));
  });
});
