import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findWords } from '../src/features/notes/find-words.ts';
import { currentAudio, playOnTo } from './fake-playback.ts';
import { makeComment, makeNoteDetail } from './make-note.ts';
import { openApp, openHere } from './render-app.tsx';
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
    await waitFor(() => expect(scrolled).toEqual(['call Marta']));
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
    await waitFor(() => expect(scrolled).toEqual(['call Marta']));
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

describe('the bar of a note that was opened from a search', () => {
  const WORDS = ['The roof, and again the roof.', 'Nothing here.', 'A roof']
    .map((text, index) => ({ startSeconds: index * 10, endSeconds: index * 10 + 9, text }))
    .concat({ startSeconds: 40, endSeconds: 45, text: 'over us.' });

  async function openFound(address: string, comments: object[] = [], changes = {}) {
    server.use(
      http.get('/api/notes/7', () => HttpResponse.json(makeNoteDetail({ segments: WORDS, ...changes }))),
      http.get('/api/notes/7/comments', () => HttpResponse.json(comments)),
    );
    const { user } = openApp(address);
    const bar = within(await screen.findByRole('region', { name: 'Found in this note' }));
    const current = () => document.querySelector('mark[aria-current]')?.closest('li, article, h1')?.textContent;
    return { user, bar, current, count: () => bar.getByRole('status').textContent };
  }

  it('counts the places and leads through them, around the end, with the audio at each', async () => {
    const { user, bar, current, count } = await openFound('/notes/7?q=roof', [makeComment({ content: 'Which roof?' })]);
    await waitFor(() => expect(count()).toBe('1 of 4'));
    const next = bar.getByRole('button', { name: 'Next place' });
    await user.click(next);
    await user.click(next);
    expect(count()).toBe('3 of 4');
    expect(current()).toContain('A roof');
    expect(screen.getByRole('slider', { name: 'Seek' })).toHaveValue('20');
    await user.click(next);
    expect(current()).toContain('Which roof?');
    await user.click(next);
    expect(count()).toBe('1 of 4');
    expect(next).toHaveFocus();
    await user.click(bar.getByRole('button', { name: 'Previous place' }));
    expect(count()).toBe('4 of 4');
  });

  it('is led by F3 and Shift F3, also where single keys are no shortcuts, and closed by Escape', async () => {
    localStorage.setItem('stitchbook.single-key-shortcuts', 'off');
    const { user, count } = await openFound('/notes/7?q=roof');
    await user.keyboard('{F3}');
    expect(count()).toBe('2 of 3');
    await user.keyboard('{Shift>}{F3}{F3}{/Shift}');
    expect(count()).toBe('3 of 3');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Found in this note' })).not.toBeInTheDocument();
    expect(document.querySelector('mark')).toBeNull();
    expect(window.location.search).toBe('');
  });

  it('ends the search too for a note whose words the server matched otherwise', async () => {
    const state = { isFromList: true, matchedWords: ['roof'] };
    server.use(http.get('/api/notes/7', () => HttpResponse.json(makeNoteDetail({ segments: WORDS }))));
    window.history.pushState({ usr: state, key: 'here', idx: 0 }, '', '/notes/7?q=roofs');
    const { user } = openHere();
    expect(await screen.findByText('1 of 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'End the search' }));
    await waitFor(() => expect(document.querySelector('mark')).toBeNull());
    expect(window.history.state).toMatchObject({ usr: state });
  });

  it('leaves the focus at the place when it is closed by hand', async () => {
    const { user, bar } = await openFound('/notes/7?q=a+roof');
    await user.click(bar.getByRole('button', { name: 'End the search' }));
    expect(screen.getByRole('button', { name: 'Play from 0:20' })).toHaveFocus();
  });

  it('counts what begins in one piece and ends in the next once', async () => {
    const { count } = await openFound('/notes/7?q=roof+over');
    expect(count()).toBe('1 of 1');
    expect(document.querySelectorAll('mark')).toHaveLength(2);
  });

  it('goes to a comment where nothing else has the words', async () => {
    const scrolled: (string | null)[] = [];
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent);
    });
    const { current, count } = await openFound('/notes/7?q=beams', [makeComment({ content: 'The beams first.' })]);
    expect(count()).toBe('1 of 1');
    expect(current()).toContain('The beams first.');
    await waitFor(() => expect(scrolled).toEqual(['beams']));
    scroll.mockRestore();
  });

  it('marks the title, and counts it where the words are nowhere else', async () => {
    const { current, count } = await openFound('/notes/7?q=canal');
    expect(count()).toBe('1 of 1');
    expect(current()).toBe('The workshop by the canal');
  });

  it('is not there without a search, nor where nothing is found', async () => {
    await openNote('/notes/7?q=nowhere');
    expect(screen.queryByRole('region', { name: 'Found in this note' })).not.toBeInTheDocument();
  });
});
