import type { TranscriptChange } from '@stitchbook/api-types';
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paragraphRanges } from '../src/features/notes/paragraph-ranges.ts';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, server } from './server.ts';

const SEGMENTS = [
  { startSeconds: 0, endSeconds: 4, text: 'What if the old bindery' },
  { startSeconds: 5, endSeconds: 9, text: 'became the studio?' },
];
const TIMED = makeNoteDetail({ transcript: 'What if the old bindery became the studio?', segments: SEGMENTS });
const WRITTEN = makeNoteDetail({
  transcript: 'I shall miss the library.\n\nAnd the garden.\nAnd the walnut tree.',
  audioUrl: null,
  duration: 0,
});

/** The server takes corrections; gives what was sent, once it may answer. */
function takeCorrections(note: typeof TIMED) {
  const sent: string[] = [];
  let answer: () => void = () => undefined;
  const isAnswering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.post('/api/notes/7/update-transcript', async ({ request }) => {
      const { transcript } = (await request.json()) as TranscriptChange;
      sent.push(transcript);
      await isAnswering;
      const segments = note.segments.map((segment, index) =>
        index === 1 ? { ...segment, text: transcript.replace(SEGMENTS[0]!.text, '').trim() } : segment,
      );
      haveNote({ ...note, transcript, version: 2, segments });
      return HttpResponse.json({ success: true, message: '', note: makeNote({ ...note, transcript, version: 2 }) });
    }),
  );
  return { sent, answer: () => answer() };
}

const field = () => screen.getByRole('textbox', { name: 'These words' });
const fieldNow = () => screen.queryByRole('textbox', { name: 'These words' });

describe('words that are corrected where one reads', () => {
  it('are begun with F2, saved with Enter, and keep the focus and the place', async () => {
    haveNote(TIMED);
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { sent, answer } = takeCorrections(TIMED);
    const { user } = openApp('/notes/7');
    const time = await screen.findByRole('button', { name: 'Play from 0:05' });
    time.focus();
    await user.keyboard('{F2}');
    expect(field()).toHaveFocus();
    await user.keyboard('{End} Soon.{Shift>}{Enter}{/Shift}Very soon.{Enter}');
    await waitFor(() => expect(sent).toEqual(['What if the old bindery became the studio? Soon.\nVery soon.']));
    expect(field()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('more{Enter}');
    expect(sent).toHaveLength(1);
    answer();
    await waitFor(() => expect(fieldNow()).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Play from 0:05' })).toHaveFocus();
    expect(scrolled).not.toHaveBeenCalled();
    scrolled.mockRestore();
  });

  it('are left as they were with Escape, and what was typed can be had back', async () => {
    haveNote(TIMED);
    const { sent } = takeCorrections(TIMED);
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: 'Correct from 0:05' }));
    await user.keyboard('{End} Perhaps.{Escape}');
    expect(screen.getByText('became the studio?')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Play from 0:05' })).toHaveFocus();
    expect(screen.queryByText(/they were not saved/)).not.toBeInTheDocument();
    expect(await screen.findByText('Your change was left out')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field()).toHaveValue('became the studio? Perhaps.');
    expect(sent).toEqual([]);
  });

  it('are left with Escape without a word where nothing was changed', async () => {
    haveNote(TIMED);
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: 'Correct from 0:05' }));
    await user.keyboard('{Escape}');
    expect(fieldNow()).not.toBeInTheDocument();
    expect(screen.queryByText('Your change was left out')).not.toBeInTheDocument();
  });

  it('are a paragraph where nobody knows when they were said', async () => {
    haveNote(WRITTEN);
    const { sent, answer } = takeCorrections(WRITTEN);
    answer();
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: 'Correct paragraph 2' }));
    expect(field()).toHaveValue('And the garden.\nAnd the walnut tree.');
    expect(screen.getByText('I shall miss the library.')).toBeInTheDocument();
    await user.clear(field());
    await user.type(field(), 'And the oaks.{Enter}');
    expect(await screen.findByText('And the oaks.')).toBeInTheDocument();
    expect(sent).toEqual(['I shall miss the library.\n\nAnd the oaks.']);
    expect(screen.getByRole('button', { name: 'Correct paragraph 2' })).toHaveFocus();
  });

  it('give the focus back after all of them were corrected at once', async () => {
    haveNote(WRITTEN);
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: 'Correct the words' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Correct the words' })).toHaveFocus();
  });
});

describe('paragraphs', () => {
  it.each([
    ['', []],
    ['  \n ', []],
    ['one', ['one']],
    ['one\ntwo', ['one\ntwo']],
    [' one \n\n\n two\nthree \n \n', ['one', 'two\nthree']],
  ])('are what no empty line divides: %j', (transcript, paragraphs) => {
    const found = paragraphRanges(transcript).map(([from, to]) => transcript.slice(from, to));
    expect(found).toEqual(paragraphs);
  });
});
