import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { haveAccount } from './have-account.ts';
import { makeNote, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNotes, server } from './server.ts';

const THEMES = ['studio', 'canal', 'boiler', 'rent'].map((name, index) => ({ id: index + 1, name, color: '#6366f1' }));
const chooseRows = async (user: ReturnType<typeof openApp>['user']) =>
  user.click(await screen.findByRole('radio', { name: 'Rows' }));

describe('how the list is shown', () => {
  it('is as cards on a new device, and as rows where they were chosen once', async () => {
    haveNotes([makeNote({ themes: THEMES })]);
    const { user } = openApp('/notes');
    expect(await screen.findByRole('radio', { name: 'Cards', checked: true })).toBeInTheDocument();
    expect(await screen.findByRole('slider', { name: 'Seek' })).toBeInTheDocument();
    await chooseRows(user);
    expect(screen.getByRole('radio', { name: 'Rows', checked: true })).toHaveFocus();
    expect(screen.queryByRole('slider', { name: 'Seek' })).not.toBeInTheDocument();
    expect(localStorage.getItem('stitchbook.list-density')).toBe('compact');
  });

  it('can be chosen on the account page too', async () => {
    haveAccount();
    const { user } = openApp('/account');
    await chooseRows(user);
    expect(localStorage.getItem('stitchbook.list-density')).toBe('compact');
  });
});

describe('a note in a row', () => {
  beforeEach(() => localStorage.setItem('stitchbook.list-density', 'compact'));

  it('has its title, a line of its words, two tags and how many more, its mood, length and time', async () => {
    haveNotes([makeNote({ themes: THEMES, createdAt: `${new Date().getFullYear()}-01-02T09:05:00` })]);
    openApp('/notes');
    const row = within(await screen.findByRole('article', { name: 'The workshop by the canal' }));
    expect(row.getByText('What if the old bindery became the studio?')).toHaveClass('truncate');
    // A phone shows one of them; what it does not show is not there for a screen reader either.
    const tags = (hidden: string) =>
      row
        .getAllByRole('listitem')
        .filter(({ classList }) => !classList.contains(hidden))
        .map(({ textContent }) => textContent);
    expect(tags('sm:hidden')).toEqual(['studio', 'canal', '+2and boiler, rent']);
    expect(tags('max-sm:hidden')).toEqual(['studio', '+3and canal, boiler, rent']);
    expect(row.getByText('Very Positive')).toHaveClass('sr-only');
    expect(row.getByText('1:05')).toBeInTheDocument();
    expect(row.getByText(/^(Jan 2|\d+:05 AM)$/)).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  });

  it('begins its line shortly before what was searched for', async () => {
    const text = 'We talked for an hour about rent and heating before anybody thought of the boiler at all';
    const at = text.indexOf('boiler');
    haveNotes([makeNote({ matches: [{ field: 'transcript', text, ranges: [[at, at + 6]], commentId: null }] })]);
    openApp('/notes?q=boiler');
    const mark = await screen.findByText('boiler');
    expect(mark.tagName).toBe('MARK');
    expect(mark.parentElement).toHaveTextContent('…anybody thought of the boiler at all');
  });

  it('has in its menu all that a card can do, Delete at the end', async () => {
    haveNotes([makeNote()]);
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'More options' }));
    await screen.findByRole('menuitem', { name: 'Delete' });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Edit Title',
      'Share',
      'Pin',
      'Personal Narrative',
      'story',
      'podcast script',
      'summary',
      'action items',
      'Delete',
    ]);
  });

  it('says that something is made of it, which can be cancelled', async () => {
    haveNotes([makeNote()]);
    server.use(http.post('/api/notes/7/generate', () => delay('infinite')));
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'More options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'story' }));
    expect(await screen.findByText('Generating...')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel generating' }));
    expect(await screen.findByText('Generation cancelled')).toBeInTheDocument();
    expect(screen.queryByText('Generating...')).not.toBeInTheDocument();
  });

  it('offers nothing to make of it to who may only view', async () => {
    haveNotes([makeNote({ access: sharedAccess('view') })]);
    const { user } = openApp('/notes');
    expect(await screen.findByText('Shared by Bea Dashwood')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More options' }));
    await screen.findByRole('menuitem', { name: 'Remove from my list' });
    expect(screen.queryByRole('menuitem', { name: 'story' })).not.toBeInTheDocument();
  });

  it('is renamed where it stands', async () => {
    haveNotes([makeNote()]);
    server.use(
      http.post('/api/notes/7/update-title', () =>
        HttpResponse.json({ success: true, message: '', note: makeNote({ title: 'The bindery', version: 2 }) }),
      ),
    );
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'More options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit Title' }));
    const field = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(field);
    await user.type(field, 'The bindery{Enter}');
    expect(await screen.findByRole('link', { name: 'The bindery' })).toHaveFocus();
  });
});
