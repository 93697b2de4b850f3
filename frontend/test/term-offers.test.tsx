import type { TermOffer } from '@stitchbook/api-types';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { haveAccount, section } from './have-account.ts';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, problem, server } from './server.ts';

const SAOIRSE: TermOffer = { id: 5, heard: 'Seer-sha', term: 'Saoirse' };
const QUESTION = 'You wrote “Saoirse” for “Seer-sha” twice. Hear it this way from now on?';
const ADD = { name: 'Add to my words: Saoirse' };
const REFUSE = { name: 'No, thanks: Saoirse' };
const NOTE = makeNoteDetail({
  transcript: 'Then Seer-sha came. And we left.',
  segments: [
    { startSeconds: 0, endSeconds: 2, text: 'Then Seer-sha came.' },
    { startSeconds: 3, endSeconds: 4, text: 'And we left.' },
  ],
});

/** The server takes a correction, offers what it is told to, and tells what was answered. */
function offerAfterCorrection(offers: TermOffer[] | undefined) {
  const answers: string[] = [];
  haveNote(NOTE);
  server.use(
    http.post(`/api/notes/${NOTE.id}/update-transcript`, async ({ request }) => {
      const { transcript } = (await request.json()) as { transcript: string };
      const segments = [{ ...NOTE.segments[0]!, text: transcript.replace(' And we left.', '') }, NOTE.segments[1]!];
      haveNote({ ...NOTE, transcript, segments, version: 2 });
      const note = makeNote({ ...NOTE, transcript, version: 2 });
      return HttpResponse.json({ success: true, message: '', note, ...(offers && { offers }) });
    }),
    ...takeAnswers(answers),
  );
  return answers;
}

const takeAnswers = (answers: string[]) => [
  http.post('/api/vocabulary/offers/:id/:answer', ({ params }) => {
    answers.push(`${String(params.id)} ${String(params.answer)}`);
    const term = { id: 1, term: 'Saoirse', heard: ['Seer-sha'], createdAt: '2026-05-30T14:07:00Z' };
    return HttpResponse.json(params.answer === 'accept' ? term : { success: true, message: '' });
  }),
];

async function correctFirstPiece({ user } = openApp(`/notes/${NOTE.id}`)) {
  (await screen.findByRole('button', { name: 'Play from 0:00' })).focus();
  await user.keyboard('{F2}');
  const field = screen.getByRole('textbox', { name: 'These words' });
  await user.clear(field);
  await user.type(field, 'Then Saoirse came.{Enter}');
  await waitFor(() => expect(field).not.toBeInTheDocument());
  return user;
}

describe('a word that was corrected the same way twice', () => {
  it('is asked about below the piece that was corrected, and is added', async () => {
    const answers = offerAfterCorrection([SAOIRSE]);
    const user = await correctFirstPiece();
    const question = await screen.findByText(
      (_text, element) => element?.tagName === 'P' && element.textContent === QUESTION,
    );
    const pieces = screen.getAllByRole('button', { name: /^Play from/ });
    expect(pieces[0]?.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(pieces[1]?.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await user.click(screen.getByRole('button', ADD));
    await waitFor(() => expect(answers).toEqual(['5 accept']));
    expect(await screen.findByText('“Saoirse” is one of your words')).toBeInTheDocument();
    expect(question).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it('is asked about after a correction of the whole transcript as well, and is refused', async () => {
    const answers = offerAfterCorrection([SAOIRSE]);
    const { user } = openApp(`/notes/${NOTE.id}`);
    await user.click(await screen.findByRole('button', { name: 'Correct the words' }));
    const field = screen.getByRole('textbox', { name: 'Transcript' });
    await user.clear(field);
    await user.type(field, 'Then Saoirse came. And we left.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', REFUSE));
    await waitFor(() => expect(answers).toEqual(['5 refuse']));
    expect(await screen.findByText('You will not be asked about this word again')).toBeInTheDocument();
    expect(screen.queryByRole('button', REFUSE)).not.toBeInTheDocument();
  });

  it.each([[[]], [undefined]])('is not asked about when nothing is offered (%j)', async (offers) => {
    offerAfterCorrection(offers);
    await correctFirstPiece();
    expect(await screen.findByText('Then Saoirse came.')).toBeInTheDocument();
    expect(screen.queryByText(/from now on/)).not.toBeInTheDocument();
  });

  it('stays asked about when the answer could not be kept, and goes when it was answered elsewhere', async () => {
    offerAfterCorrection([SAOIRSE]);
    const refuse = (status: number, message: string, code: string) =>
      server.use(
        http.post('/api/vocabulary/offers/:id/:answer', () => HttpResponse.json({ message, code }, { status })),
      );
    refuse(409, 'You can have at most 500 words.', 'word.too-many');
    const user = await correctFirstPiece();
    await user.click(await screen.findByRole('button', ADD));
    expect(await screen.findByText('Failed to keep your answer: You can have at most 500 words.')).toBeInTheDocument();
    refuse(404, 'This has been answered already.', 'offer.missing');
    await user.click(screen.getByRole('button', REFUSE));
    expect(await screen.findByText('Failed to keep your answer: This has been answered already.')).toBeInTheDocument();
    expect(screen.queryByRole('button', REFUSE)).not.toBeInTheDocument();
  });
});

async function openAccount(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: /Ada Lovelace/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Your account' }));
}

describe('the account', () => {
  it('asks what was not answered yet, and has the word among the others then, with what is heard for it', async () => {
    haveAccount();
    const answers: string[] = [];
    const isAccepted = () => answers.includes('5 accept');
    const words = [{ id: 1, term: 'Saoirse', heard: ['Seer-sha'], createdAt: '2026-05-30T14:07:00Z' }];
    server.use(
      http.get('/api/vocabulary/offers', () => HttpResponse.json(isAccepted() ? [] : [SAOIRSE])),
      http.get('/api/vocabulary', () => HttpResponse.json(isAccepted() ? words : [])),
      ...takeAnswers(answers),
    );
    const { user } = openApp('/account');
    const own = await section('My words');
    await user.click(await own.findByRole('button', ADD));
    expect(await own.findByText('heard as “Seer-sha”')).toBeInTheDocument();
    expect(own.queryByRole('button', ADD)).not.toBeInTheDocument();
  });

  it('asks what was left unanswered in a note, also when it was looked at just before', async () => {
    haveAccount();
    offerAfterCorrection([SAOIRSE]);
    const opened = openApp(`/notes/${NOTE.id}`);
    await screen.findByRole('button', { name: 'Play from 0:00' });
    await openAccount(opened.user);
    expect(await (await section('My words')).findByText('You have added no words yet.')).toBeInTheDocument();
    act(() => window.history.back());
    await correctFirstPiece(opened);
    expect(await screen.findByRole('button', ADD)).toBeInTheDocument();
    server.use(http.get('/api/vocabulary/offers', () => HttpResponse.json([SAOIRSE])));
    await openAccount(opened.user);
    expect(await (await section('My words')).findByRole('button', ADD)).toBeInTheDocument();
  });

  it('shows the words when what was offered cannot be had', async () => {
    haveAccount();
    server.use(http.get('/api/vocabulary/offers', () => problem(404, 'There is no such thing.')));
    openApp('/account');
    const own = await section('My words');
    expect(await own.findByText('You have added no words yet.')).toBeInTheDocument();
  });
});
