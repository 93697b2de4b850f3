import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { moveRanges, unsureRanges } from '../src/features/notes/unsure-words.ts';
import { makeNote, makeNoteDetail, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, server } from './server.ts';

const SEGMENTS = [
  { startSeconds: 0, endSeconds: 4, text: 'What if the old bindery' },
  { startSeconds: 5, endSeconds: 9, text: 'became the studio?' },
];
const NOTE = makeNoteDetail({
  transcript: 'What if the old bindery\n\nbecame the studio?',
  segments: SEGMENTS,
  unsureWords: [3, 4, 7],
});

/** The words under which a line is drawn. */
const marked = () =>
  [...document.querySelectorAll('.decoration-thread.decoration-dotted')].map(({ textContent }) => textContent);

async function correctAll(note = NOTE) {
  haveNote(note);
  const { user } = openApp('/notes/7');
  await user.click(await screen.findByRole('button', { name: 'Correct the words' }));
  return { user, field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Transcript' }) };
}

const selected = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd);

describe('words that may be wrong', () => {
  it('are marked while they are corrected, and counted for who cannot see it', async () => {
    const { field } = await correctAll();
    expect(marked()).toEqual(['old', 'bindery', 'studio?']);
    expect(field).toHaveAccessibleDescription('3 words may be wrong');
  });

  it('are not marked while they are read', async () => {
    haveNote(NOTE);
    openApp('/notes/7');
    await screen.findByRole('button', { name: 'Correct the words' });
    expect(marked()).toEqual([]);
    expect(screen.queryByText(/may be wrong/)).not.toBeInTheDocument();
  });

  it('are marked in the one piece that is corrected', async () => {
    haveNote(NOTE);
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: 'Correct from 0:05' }));
    expect(marked()).toEqual(['studio?']);
    expect(screen.getByRole('textbox', { name: 'These words' })).toHaveAccessibleDescription(
      'One word may be wrong Enter saves, Escape leaves the words as they were.',
    );
  });

  it('are gone through with F8 or the button, and again from the first', async () => {
    const { user, field } = await correctAll();
    field.setSelectionRange(0, 0);
    await user.keyboard('{F8}');
    expect(selected(field)).toBe('old');
    await user.keyboard('{F8}');
    expect(selected(field)).toBe('bindery');
    await user.click(screen.getByRole('button', { name: 'Next one' }));
    expect(selected(field)).toBe('studio?');
    expect(field).toHaveFocus();
    await user.keyboard('{F8}');
    expect(selected(field)).toBe('old');
  });

  it('are marked no more when they have been changed, and the sentence goes with the last', async () => {
    const { user, field } = await correctAll();
    field.setSelectionRange(0, 0);
    await user.keyboard('So, {F8}{F8}printery');
    expect(field).toHaveValue('So, What if the old printery\n\nbecame the studio?');
    expect(marked()).toEqual(['old', 'studio?']);
    await user.keyboard('{F8}hall.{F8}new');
    expect(marked()).toEqual([]);
    expect(screen.queryByText(/may be wrong/)).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  it('are not guessed where words were saved and the server has not said it yet', async () => {
    const { user, field } = await correctAll();
    const transcript = 'So what if the old bindery\n\nbecame the studio?';
    server.use(
      http.post('/api/notes/7/update-transcript', () =>
        HttpResponse.json({ success: true, message: '', note: makeNote({ ...NOTE, transcript, version: 2 }) }),
      ),
      http.get('/api/notes/7', () => new Promise<never>(() => undefined)),
    );
    await user.clear(field);
    await user.type(field, transcript);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Correct the words' }));
    expect(marked()).toEqual([]);
  });

  it('are none where the server does not say it', async () => {
    const { unsureWords: _unsaid, ...older } = NOTE;
    const { field } = await correctAll(older as typeof NOTE);
    expect(marked()).toEqual([]);
    expect(field).not.toHaveAccessibleDescription();
  });

  it('are no concern of who may only read', async () => {
    haveNote({ ...NOTE, unsureWords: [], access: sharedAccess('view') });
    openApp('/notes/7');
    await screen.findByText(/became the studio/);
    expect(screen.queryByText(/may be wrong/)).not.toBeInTheDocument();
  });
});

describe('where they are', () => {
  it('is known by their number', () => {
    expect(unsureRanges({ transcript: ' one\n\ntwo  three', unsureWords: [0, 2, 9] })).toEqual([
      [1, 4],
      [11, 16],
    ]);
  });

  it.each([
    ['typed before them', 'one two three', 'So one two three', ['two', 'three']],
    ['typed after them', 'one two three', 'one two three four', ['two', 'three']],
    ['typed between them', 'one two three', 'one two and three', ['two', 'three']],
    ['typed in one', 'one two three', 'one tow three', ['three']],
    ['put onto one', 'one two three', 'one twos three', ['three']],
    ['put before one', 'one two three', 'one two "three', ['two']],
    ['one taken out', 'one two three', 'one three', ['three']],
    ['two words made one', 'one two three', 'onetwo three', ['three']],
    ['all of it anew', 'one two three', 'Other words.', []],
    ['nothing', 'one two three', 'one two three', ['two', 'three']],
  ])('is known after typing: %s', (_case, before, after, left) => {
    const ranges = unsureRanges({ transcript: before, unsureWords: [1, 2] });
    expect(moveRanges(ranges, before, after).map(([from, to]) => after.slice(from, to))).toEqual(left);
  });
});
