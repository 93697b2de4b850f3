import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findWords } from '../src/features/notes/find-words.ts';
import { currentAudio, playOnTo } from './fake-playback.ts';
import { makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { server } from './server.ts';

const SEGMENTS = [
  { startSeconds: 0, endSeconds: 4, text: 'What if the old bindery' },
  { startSeconds: 5, endSeconds: 9, text: 'became the studio?' },
  { startSeconds: 30, endSeconds: 34, text: 'I should call Marta.' },
];

async function openNote(address: string) {
  server.use(http.get('/api/notes/7', () => HttpResponse.json(makeNoteDetail({ segments: SEGMENTS }))));
  const { user } = openApp(address);
  await screen.findByText('became the studio?');
  return { user };
}

describe('a note that a search has found', () => {
  it('opens at the moment of the words, which are marked', async () => {
    const scrolled: (string | null)[] = [];
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent);
    });
    const { user } = await openNote('/notes/7?q=call+marta');
    expect(screen.getByText('call Marta').tagName).toBe('MARK');
    expect(scrolled).toEqual(['0:30I should call Marta.']);
    expect(screen.getByRole('slider', { name: 'Seek' })).toHaveValue('30');
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(currentAudio().currentTime).toBe(30);
    scrollIntoView.mockRestore();
  });

  it('goes there once: not again after the words were corrected, or were not', async () => {
    const { user } = await openNote('/notes/7?q=call+marta');
    await user.click(screen.getByRole('button', { name: 'Play from 0:05' }));
    playOnTo(6);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await user.click(screen.getByRole('button', { name: 'Correct the words' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByText('call Marta');
    expect(screen.getByRole('slider', { name: 'Seek' })).toHaveValue('6');
  });

  it('is scrolled to its words too where nobody knows when they were said', async () => {
    const scrolled: (string | null)[] = [];
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent);
    });
    server.use(
      http.get('/api/notes/7', () =>
        HttpResponse.json(makeNoteDetail({ transcript: 'So I call Marta.', segments: [] })),
      ),
    );
    openApp('/notes/7?q=call+marta');
    expect((await screen.findByText('call Marta')).tagName).toBe('MARK');
    expect(scrolled).toEqual(['call Marta']);
    scrollIntoView.mockRestore();
  });

  it('has them found as the list finds them', () => {
    expect(findWords(['the old bindery', 'became it'], 'Bindery became ')).toEqual([[[8, 15]], [[0, 6]]]);
    expect(findWords(['a.b, axb, A.B'], 'a.b')).toEqual([
      [
        [0, 3],
        [10, 13],
      ],
    ]);
    expect(findWords(['İstanbul, istanbul', 'İ'], 'ISTANBUL')).toEqual([[[10, 18]], []]);
    expect(findWords(['so so', 'so'], 'so')).toEqual([
      [
        [0, 2],
        [3, 5],
      ],
      [[0, 2]],
    ]);
    expect(findWords(['anything'], ' ')).toEqual([[]]);
    expect(findWords(['anything'], 'else')).toEqual([[]]);
  });

  it('has no more of them shown than a page can take', () => {
    const found = findWords(
      Array.from({ length: 10_000 }, () => 'a'.repeat(100)),
      'a',
    );
    expect(found.flat()).toHaveLength(500);
  });
});
