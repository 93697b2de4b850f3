import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeNote, makeNoteDetail, sharedAccess } from './make-note.ts';
import { editOnCard, editOnPage, takeTitles } from './rename-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, problem, server } from './server.ts';

describe.each([
  ['on its card', editOnCard],
  ['on its page', editOnPage],
])('renaming a note %s', (_, edit) => {
  it('saves the trimmed title by Enter, with the version that was seen', async () => {
    const sent = takeTitles();
    const { user, field } = await edit();
    expect(field).toHaveValue('The workshop by the canal');
    await user.clear(field);
    await user.type(field, '  The studio  {Enter}');
    expect(await screen.findByText('Title updated successfully')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The studio' })).toBeInTheDocument();
    expect(sent).toEqual([{ title: 'The studio', ifMatch: '"1"' }]);
  });

  it('saves by the check, and by leaving the field', async () => {
    const sent = takeTitles();
    const { user, field } = await edit();
    await user.type(field, ' one');
    await user.click(screen.getByRole('button', { name: 'Save title' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
  });

  it('saves when the field is left', async () => {
    const sent = takeTitles();
    const { user, field } = await edit();
    await user.type(field, ' two');
    await user.click(document.body);
    await waitFor(() => expect(sent.map(({ title }) => title)).toEqual(['The workshop by the canal two']));
  });

  it.each(['Escape', 'the cross'])('restores the old title by %s', async (way) => {
    const sent = takeTitles();
    const { user, field } = await edit();
    await user.type(field, ' three');
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Cancel editing' }));
    const heading = await screen.findByRole('heading', { name: 'The workshop by the canal' });
    expect(heading.contains(document.activeElement)).toBe(true);
    expect(sent).toEqual([]);
  });

  it.each(['{Enter}', '   {Enter}', 'The workshop by the canal {Enter}'])('sends nothing for %j', async (typed) => {
    const sent = takeTitles();
    const { user, field } = await edit();
    await user.clear(field);
    await user.type(field, typed);
    expect(await screen.findByRole('heading', { name: 'The workshop by the canal' })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it.each([
    [() => problem(500, 'The database does not answer.'), 'The database does not answer.'],
    [() => HttpResponse.json({ success: false, message: 'Not today.' }), 'Not today.'],
    [() => HttpResponse.json({ success: false }), 'Unknown error'],
    [() => HttpResponse.json({ success: true, message: 'ok' }), 'Server returned invalid data structure'],
  ])('brings the old title back when it fails, and says why (%#)', async (answer, reason) => {
    server.use(http.post('/api/notes/7/update-title', answer));
    const { user, field } = await edit();
    await user.type(field, ' four{Enter}');
    expect(await screen.findByText(`Failed to update title: ${reason}`)).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'The workshop by the canal' })).toBeInTheDocument();
  });

  it('shows what another called it meanwhile and keeps what was typed', async () => {
    const theirs = makeNote({ title: 'The old bindery', version: 5 });
    server.use(
      http.post(
        '/api/notes/7/update-title',
        () => HttpResponse.json({ code: 'note.changed', message: 'Changed.', note: theirs }, { status: 409 }),
        { once: true },
      ),
    );
    const { user, field } = await edit();
    await user.clear(field);
    await user.type(field, 'The studio{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('It is now called “The old bindery”.');
    const kept = screen.getByRole('textbox', { name: 'Title' });
    expect(kept).toHaveValue('The studio');
    const sent = takeTitles();
    await user.type(kept, '{Enter}');
    await waitFor(() => expect(sent).toEqual([{ title: 'The studio', ifMatch: '"5"' }]));
  });

  it('does not stop for a change to something else of the note', async () => {
    const sent: (string | null)[] = [];
    server.use(
      http.post('/api/notes/7/update-title', ({ request }) => {
        sent.push(request.headers.get('if-match'));
        const note = makeNote({ version: 3, tags: ['other'] });
        if (sent.length === 1) return HttpResponse.json({ code: 'note.changed', message: '', note }, { status: 409 });
        return HttpResponse.json({ success: true, message: '', note: { ...note, title: 'The studio', version: 4 } });
      }),
    );
    const { user, field } = await edit();
    await user.clear(field);
    await user.type(field, 'The studio{Enter}');
    expect(await screen.findByText('Title updated successfully')).toBeInTheDocument();
    expect(sent).toEqual(['"1"', '"3"']);
  });
});

describe('a title', () => {
  it('has at most 100 characters, as people count them', async () => {
    const { user, field } = await editOnPage();
    await user.clear(field);
    await user.click(field);
    await user.paste('👩‍🚀'.repeat(120));
    expect(field).toHaveValue('👩‍🚀'.repeat(100));
  });

  it('cannot be pressed by who may only read', async () => {
    haveNote(makeNoteDetail({ access: sharedAccess('comment') }));
    openApp('/notes/7');
    expect(await screen.findByRole('heading', { name: 'The workshop by the canal' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'The workshop by the canal' })).not.toBeInTheDocument();
    expect(screen.getByText(/Shared by Bea Dashwood/)).toHaveTextContent('View and comment');
  });
});
