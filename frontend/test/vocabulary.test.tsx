import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { haveAccount, section } from './have-account.ts';
import { makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, problem, server } from './server.ts';

const NORLAND = { id: 3, term: 'Norland', heard: ['nor land'], createdAt: '2026-05-30T14:07:00Z' };

async function openWords(terms: (typeof NORLAND)[]) {
  haveAccount();
  let kept = terms;
  server.use(
    http.get('/api/vocabulary', () => HttpResponse.json(kept)),
    http.post('/api/vocabulary', async ({ request }) => {
      const typed = (await request.json()) as { term: string; heard: string[] };
      const added = { ...NORLAND, id: 4, ...typed };
      kept = [added, ...kept];
      return HttpResponse.json(added, { status: 201 });
    }),
    http.delete('/api/vocabulary/:id', ({ params }) => {
      kept = kept.filter(({ id }) => String(id) !== params.id);
      return HttpResponse.json({ success: true, message: 'Word removed' });
    }),
  );
  const { user } = openApp('/account');
  return { user, words: await section('My words') };
}

describe('my words', () => {
  it('are none at first, and one is added after the other', async () => {
    const { user, words } = await openWords([]);
    expect(await words.findByText('You have added no words yet.')).toBeInTheDocument();
    await user.type(words.getByRole('textbox'), 'Norland Park{Enter}');
    expect(await words.findByText('Norland Park')).toBeInTheDocument();
    expect(words.getByRole('textbox')).toHaveValue('');
    expect(words.getByRole('textbox')).toHaveFocus();
  });

  it('are removed, which can be taken back', async () => {
    const { user, words } = await openWords([NORLAND]);
    await user.click(await words.findByRole('button', { name: 'Remove Norland' }));
    expect(await words.findByText('You have added no words yet.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await words.findByText('Norland')).toBeInTheDocument();
    expect(words.getByText('heard as “nor land”')).toBeInTheDocument();
  });

  it('stay in the field, and on the list, when the server refuses, and why is said', async () => {
    const { user, words } = await openWords([NORLAND]);
    server.use(
      http.post('/api/vocabulary', () => problem(409, 'You have “Norland” already.')),
      http.delete('/api/vocabulary/:id', () => problem(500, 'It is not your doing.')),
    );
    await user.type(words.getByRole('textbox'), 'Norland{Enter}');
    expect(await screen.findByText('Failed to add the word: You have “Norland” already.')).toBeInTheDocument();
    expect(words.getByRole('textbox')).toHaveValue('Norland');
    await user.click(words.getByRole('button', { name: 'Remove Norland' }));
    expect(await screen.findByText('Failed to remove the word: It is not your doing.')).toBeInTheDocument();
    expect(await words.findByText('Norland')).toBeInTheDocument();
  });
});

describe('a note in which words were put in', () => {
  const transcript = 'To Norland we go. Ask Mark at Norland.';
  const note = makeNoteDetail({
    transcript,
    segments: [
      { startSeconds: 0, endSeconds: 2, text: 'To Norland we go.' },
      { startSeconds: 2, endSeconds: 4, text: 'Ask Mark at Norland.' },
    ],
    substitutions: [
      { term: 'Norland', heard: 'Norlan', at: 3 },
      { term: 'Norland', heard: 'nor land', at: 30 },
    ],
  });

  it('says which, and puts back what was heard, as a correction of the version that was seen', async () => {
    haveNote(note);
    const sent: unknown[] = [];
    server.use(
      http.post(`/api/notes/${note.id}/update-transcript`, async ({ request }) => {
        sent.push(request.headers.get('if-match'), await request.json());
        return HttpResponse.json({ success: true, message: '', note: { ...note, version: 2 } });
      }),
    );
    const { user } = openApp(`/notes/${note.id}`);
    expect(await screen.findByText('2 of your words were put in')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Put back “nor land” for “Norland”' }));
    await waitFor(() =>
      expect(sent).toEqual([`"${note.version}"`, { transcript: 'To Norland we go. Ask Mark at nor land.' }]),
    );
    expect(await screen.findByText('“nor land” is back')).toBeInTheDocument();
  });

  it('says nothing where none were', async () => {
    haveNote(makeNoteDetail({ transcript }));
    openApp(`/notes/${note.id}`);
    expect(await screen.findByText(transcript)).toBeInTheDocument();
    expect(screen.queryByText(/were put in/)).not.toBeInTheDocument();
  });

  it('says why when it could not be put back', async () => {
    haveNote(note);
    server.use(http.post(`/api/notes/${note.id}/update-transcript`, () => problem(503, 'Try again in a minute.')));
    const { user } = openApp(`/notes/${note.id}`);
    await user.click(await screen.findByRole('button', { name: 'Put back “Norlan” for “Norland”' }));
    expect(await screen.findByText('Failed to put it back: Try again in a minute.')).toBeInTheDocument();
  });
});
