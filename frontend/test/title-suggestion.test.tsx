import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeNoteDetail, sharedAccess } from './make-note.ts';
import { takeTitles } from './rename-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, problem, server } from './server.ts';

const OFFERED = 'The fence is green';
const BUTTON = { name: 'Use this title' };

function openNote(changes: Parameters<typeof makeNoteDetail>[0] = {}) {
  haveNote(makeNoteDetail({ title: 'New Voice Note', titleSuggestion: OFFERED, ...changes }));
  return openApp('/notes/7').user;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a note that nobody has named', () => {
  it('is offered a title from its words, which one press gives it', async () => {
    const sent = takeTitles();
    const user = openNote();
    const button = await screen.findByRole('button', BUTTON);
    expect(button).toHaveAccessibleDescription(`Suggested title: ${OFFERED}`);
    await user.click(button);
    expect(await screen.findByText('Title updated successfully')).toBeInTheDocument();
    expect(await heading(OFFERED)).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
    expect(sent).toEqual([{ title: OFFERED, ifMatch: '"1"' }]);
  });

  it('takes it by one key, and the focus stays where it was', async () => {
    const sent = takeTitles();
    const user = openNote();
    await screen.findByRole('button', BUTTON);
    const share = screen.getByRole('button', { name: 'Share' });
    share.focus();
    await user.keyboard('t');
    expect(await heading(OFFERED)).toBeInTheDocument();
    expect(share).toHaveFocus();
    await user.keyboard('t');
    await waitFor(() => expect(sent).toEqual([{ title: OFFERED, ifMatch: '"1"' }]));
  });

  it('takes it by no key where single keys are turned off', async () => {
    localStorage.setItem('stitchbook.single-key-shortcuts', 'off');
    const sent = takeTitles();
    const user = openNote();
    const button = await screen.findByRole('button', BUTTON);
    expect(button).not.toHaveAttribute('aria-keyshortcuts');
    await user.keyboard('t');
    expect(await heading('New Voice Note')).toBeInTheDocument();
    button.focus();
    await user.keyboard('{Enter}');
    expect(await heading(OFFERED)).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('gets its old title back by Undo', async () => {
    const sent = takeTitles();
    const user = openNote();
    await user.click(await screen.findByRole('button', BUTTON));
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await user.keyboard('{Enter}');
    expect(await heading('New Voice Note')).toBeInTheDocument();
    await waitFor(() =>
      expect(sent).toEqual([
        { title: OFFERED, ifMatch: '"1"' },
        { title: 'New Voice Note', ifMatch: '"2"' },
      ]),
    );
  });

  it('keeps its title, and the offer, when the server refuses', async () => {
    server.use(http.post('/api/notes/7/update-title', () => problem(503, 'Try again in a minute.')));
    const user = openNote();
    await user.click(await screen.findByRole('button', BUTTON));
    expect(await screen.findByText('Failed to update title: Try again in a minute.')).toBeInTheDocument();
    expect(await heading('New Voice Note')).toBeInTheDocument();
    expect(await screen.findByRole('button', BUTTON)).toBeInTheDocument();
  });

  it('has room for the offer before it is there, which is then told politely', async () => {
    let isFound = false;
    server.use(
      http.get('/api/notes/7', () =>
        HttpResponse.json(
          makeNoteDetail({
            title: 'New Voice Note',
            titleSuggestion: isFound ? OFFERED : null,
            enrichment: isFound ? 'done' : 'running',
          }),
        ),
      ),
    );
    openApp('/notes/7');
    await heading('New Voice Note');
    const [place] = within(screen.getByRole('article')).getAllByRole('status');
    expect(place).toBeEmptyDOMElement();
    isFound = true;
    await waitFor(() => expect(place).toHaveTextContent(`Suggested title: ${OFFERED}`));
  });

  it('shows the offer no more while its title is edited', async () => {
    const user = openNote();
    await screen.findByRole('button', BUTTON);
    await user.click(screen.getByRole('button', { name: 'New Voice Note' }));
    await screen.findByRole('textbox', { name: 'Title' });
    expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
  });
});

describe('no title is offered', () => {
  it.each([
    ['where the words lead to none', { titleSuggestion: null }],
    ['to a note that has one', { title: 'Mine' }],
    ['to who may not rename it', { access: sharedAccess('comment') }],
  ])('%s', async (_, changes) => {
    const sent = takeTitles();
    const user = openNote(changes);
    await screen.findByText('Very Positive');
    await user.keyboard('t');
    expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
    expect(screen.queryByText(OFFERED)).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
