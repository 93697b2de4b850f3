import type { Note } from '@stitchbook/api-types';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeNote, makeNoteDetail, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, haveNotes, problem, server } from './server.ts';

const SENTENCE = 'What if the old bindery became the studio?';
const FOUND = { sentiment: 'positive', foundSentiment: 'positive', moodSentence: SENTENCE } as const;

/** Takes corrections as the server does; returns what was sent. */
function takeMoods(): (Note['sentiment'] | null)[] {
  const sent: (Note['sentiment'] | null)[] = [];
  server.use(
    http.post('/api/notes/7/update-sentiment', async ({ request }) => {
      const { sentiment } = (await request.json()) as { sentiment: Note['sentiment'] | null };
      sent.push(sentiment);
      const changes = { sentiment: sentiment ?? FOUND.sentiment, sentimentCorrected: sentiment !== null };
      const note = makeNote({ ...changes, version: 1 + sent.length });
      haveNote(makeNoteDetail({ ...FOUND, ...note }));
      haveNotes([note]);
      return HttpResponse.json({ success: true, message: 'Sentiment updated successfully', note });
    }),
  );
  return sent;
}

async function openMood(address: string, changes: Parameters<typeof makeNoteDetail>[0] = {}) {
  haveNote(makeNoteDetail({ ...FOUND, ...changes }));
  haveNotes([makeNote({ sentiment: 'positive' })]);
  const { user } = openApp(address);
  await user.click(await screen.findByRole('button', { name: 'Mood: Positive' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Mood of this note' })) };
}

describe.each(['/notes', '/notes/7'])('the mood of a note at %s', (address) => {
  it('says what it rests on, is corrected, and goes back to what was found', async () => {
    const sent = takeMoods();
    const { user, dialog } = await openMood(address);
    expect(await dialog.findByText('Positive, as found in its words.')).toBeInTheDocument();
    expect(dialog.getByText(SENTENCE)).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Positive' })).toBeChecked();
    expect(dialog.queryByRole('button', { name: /^As found/ })).not.toBeInTheDocument();

    await user.click(dialog.getByRole('radio', { name: 'Negative' }));
    expect(
      await dialog.findByText('Negative, chosen by hand. Its words were found to be: Positive.'),
    ).toBeInTheDocument();
    expect(dialog.getByText(SENTENCE)).toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'As found: Positive' }));
    expect(await dialog.findByText('Positive, as found in its words.')).toBeInTheDocument();
    expect(sent).toEqual(['negative', null]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mood: Positive' })).toHaveFocus());
    expect(window.location.pathname).toBe(address);
  });
});

describe('the mood of a note', () => {
  it('stays as it was, with the reason, where it could not be changed', async () => {
    server.use(http.post('/api/notes/7/update-sentiment', () => problem(500, 'The database is away.')));
    const { user, dialog } = await openMood('/notes/7');
    await user.click(await dialog.findByRole('radio', { name: 'Negative' }));
    expect(await screen.findByText('The mood was not changed: The database is away.')).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Positive' })).toBeChecked();
  });

  it('is only told to who may not change the note', async () => {
    const { dialog } = await openMood('/notes/7', { access: sharedAccess('comment') });
    expect(await dialog.findByText(SENTENCE)).toBeInTheDocument();
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('says so where no sentence decides it', async () => {
    const { dialog } = await openMood('/notes/7', { moodSentence: null });
    expect(await dialog.findByText('No single sentence is known to decide it.')).toBeInTheDocument();
  });

  it('can be asked for again where it could not be loaded', async () => {
    haveNotes([makeNote({ sentiment: 'positive' })]);
    server.use(http.get('/api/notes/7', () => problem(500, 'The database is away.')));
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Mood: Positive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mood of this note' }));
    const again = await dialog.findByRole('button', { name: 'Try again' });
    haveNote(makeNoteDetail(FOUND));
    await user.click(again);
    expect(await dialog.findByText(SENTENCE)).toBeInTheDocument();
  });
});
