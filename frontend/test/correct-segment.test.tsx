import type { TranscriptChange } from '@stitchbook/api-types';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { segmentRanges } from '../src/features/notes/segment-ranges.ts';
import { makeNote, makeNoteDetail, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, problem, server } from './server.ts';

const SEGMENTS = [
  { startSeconds: 0, endSeconds: 4, text: 'What if the old bindery' },
  { startSeconds: 5, endSeconds: 9, text: 'became the studio?' },
];
const NOTE = makeNoteDetail({ transcript: 'What if the old bindery\n\nbecame the studio?', segments: SEGMENTS });
const NOW = new Date().toISOString();

async function openSegment() {
  haveNote(NOTE);
  const { user } = openApp('/notes/7');
  await user.click(await screen.findByRole('button', { name: 'Correct from 0:05' }));
  return { user, field: screen.getByRole('textbox', { name: 'These words' }) };
}

describe('a segment of a transcript', () => {
  it('is corrected where it stands, and the others stay', async () => {
    let sent: unknown;
    server.use(
      http.post('/api/notes/7/update-transcript', async ({ request }) => {
        sent = await request.json();
        const { transcript } = sent as TranscriptChange;
        const edited = { ...NOTE, transcript, version: 2 };
        haveNote({ ...edited, segments: [SEGMENTS[0]!, { ...SEGMENTS[1]!, text: 'became our studio?' }] });
        return HttpResponse.json({ success: true, message: '', note: makeNote(edited) });
      }),
    );
    const { user, field } = await openSegment();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('became the studio?');
    await user.clear(field);
    await user.type(field, 'became our studio?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Transcript updated successfully')).toBeInTheDocument();
    expect(sent).toEqual({ transcript: 'What if the old bindery\n\nbecame our studio?' });
    expect(screen.queryByRole('textbox', { name: 'These words' })).not.toBeInTheDocument();
    const item = screen.getByText('became our studio?').closest('li') as HTMLElement;
    expect(within(item).getByRole('button', { name: 'Play from 0:05' })).toHaveFocus();
  });

  it('is left without a trace', async () => {
    const { user, field } = await openSegment();
    await user.type(field, ' Perhaps.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('became the studio?')).toBeInTheDocument();
    expect(screen.queryByText(/they were not saved/)).not.toBeInTheDocument();
  });

  it('keeps what was typed when it fails', async () => {
    server.use(http.post('/api/notes/7/update-transcript', () => problem(500, 'The database does not answer.')));
    const { user, field } = await openSegment();
    await user.type(field, ' Perhaps.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to update transcript: The database does not answer.')).toBeInTheDocument();
    expect(field).toHaveValue('became the studio? Perhaps.');
  });

  it('keeps what was typed when the note is left', async () => {
    const { user, field } = await openSegment();
    await user.type(field, ' Perhaps.');
    await user.click(screen.getByRole('link', { name: 'Creations' }));
    await screen.findByRole('heading', { name: 'Your Creations' });
    window.history.back();
    await user.click(await screen.findByRole('button', { name: 'Go on with them' }));
    expect(await screen.findByRole('textbox', { name: 'Transcript' })).toHaveValue(
      'What if the old bindery\n\nbecame the studio? Perhaps.',
    );
  });

  it('shows what another wrote meanwhile, and keeps what was typed', async () => {
    const edit = { editedBy: { id: 'user-bea', name: 'Bea Dashwood' }, editedAt: NOW };
    server.use(
      http.post('/api/notes/7/update-transcript', () => {
        const note = makeNote({ transcript: 'Their words.', transcriptEdit: edit, version: 6 });
        haveNote({ ...makeNoteDetail(note), segments: [] });
        return HttpResponse.json({ code: 'note.changed', message: '', note }, { status: 409 });
      }),
    );
    const { user, field } = await openSegment();
    await user.type(field, ' Perhaps.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Their words.');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Transcript' })).toHaveValue(
        'What if the old bindery\n\nbecame the studio? Perhaps.',
      ),
    );
  });

  it('is not corrected by who may only read', async () => {
    haveNote({ ...NOTE, access: sharedAccess('comment') });
    openApp('/notes/7');
    await screen.findByRole('button', { name: 'Play from 0:05' });
    expect(screen.queryByRole('button', { name: 'Correct from 0:05' })).not.toBeInTheDocument();
  });
});

describe('where segments are in a transcript', () => {
  it.each([
    [
      'apart by one space',
      'one two three',
      [
        [0, 7],
        [8, 13],
      ],
    ],
    [
      'apart by lines, and spaces around',
      '  one\ntwo \n\n three ',
      [
        [2, 9],
        [13, 18],
      ],
    ],
    ['with a word too many', 'one two three four', null],
    ['with a word too few', 'one two', null],
    ['with another word', 'one too three', null],
  ])('is known %s', (_case, transcript, ranges) => {
    const segments = ['one two', 'three'].map((text) => ({ startSeconds: 0, endSeconds: 1, text }));
    expect(segmentRanges(segments, transcript)).toEqual(ranges);
  });

  it('is nowhere for one without words', () => {
    const segments = ['one', ' ', 'two'].map((text) => ({ startSeconds: 0, endSeconds: 1, text }));
    expect(segmentRanges(segments, 'one two')).toEqual([
      [0, 3],
      [3, 3],
      [4, 7],
    ]);
  });
});
