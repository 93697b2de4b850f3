import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findWords } from '../src/features/notes/find-words.ts';
import { spokenSegment } from '../src/features/notes/components/timed-transcript.tsx';
import { currentAudio, playOnTo } from './fake-playback.ts';
import { makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { server } from './server.ts';

const SEGMENTS = [
  { startSeconds: 0, endSeconds: 4, text: 'What if the old bindery' },
  { startSeconds: 5, endSeconds: 9, text: 'became the studio?' },
  { startSeconds: 30, endSeconds: 34, text: 'I should call Marta.' },
];

async function openNote(address = '/notes/7') {
  server.use(http.get('/api/notes/7', () => HttpResponse.json(makeNoteDetail({ segments: SEGMENTS }))));
  const { user } = openApp(address);
  await screen.findByText('became the studio?');
  const isPlaying = () => screen.queryByRole('button', { name: 'Pause' }) !== null;
  return { user, isPlaying };
}

const piece = (text: string) => screen.getByText(text).closest('li') as HTMLElement;

describe('reading along', () => {
  it('marks the piece that is being said', async () => {
    const { user } = await openNote();
    expect(piece('What if the old bindery')).not.toHaveAttribute('aria-current');
    await user.click(screen.getByRole('button', { name: 'Play' }));
    playOnTo(6);
    expect(piece('became the studio?')).toHaveAttribute('aria-current', 'true');
    expect(piece('What if the old bindery')).not.toHaveAttribute('aria-current');
  });

  it('plays from a piece that is clicked, or whose time is pressed with Enter', async () => {
    const { user, isPlaying } = await openNote();
    await user.click(screen.getByText('I should call Marta.'));
    expect(currentAudio().currentTime).toBe(30);
    expect(isPlaying()).toBe(true);
    within(piece('became the studio?')).getByRole('button', { name: 'Play from 0:05' }).focus();
    await user.keyboard('{Enter}');
    expect(currentAudio().currentTime).toBe(5);
    expect(isPlaying()).toBe(true);
    await user.keyboard(' ');
    expect(isPlaying()).toBe(false);
    expect(currentAudio().currentTime).toBe(5);
  });

  it('follows by scrolling, but not for a while after the reader has scrolled', async () => {
    const { user } = await openNote();
    const scrolled: string[] = [];
    for (const { text } of SEGMENTS) {
      const item = piece(text);
      item.getBoundingClientRect = () => ({ top: 5000, bottom: 5040 }) as DOMRect;
      item.scrollIntoView = () => void scrolled.push(text);
    }
    await user.click(screen.getByRole('button', { name: 'Play' }));
    fireEvent.pointerDown(document.body);
    playOnTo(6);
    expect(scrolled).toEqual([]);
    const now = performance.now();
    performance.now = () => now + 10_000;
    playOnTo(31);
    expect(scrolled).toEqual(['I should call Marta.']);
    Reflect.deleteProperty(performance, 'now');
  });

  it('plays at the chosen speed, and remembers it', async () => {
    const { user } = await openNote();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Playback speed' }), '1.5×');
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(currentAudio().playbackRate).toBe(1.5);
    expect(localStorage.getItem('stitchbook.playback-rate')).toBe('1.5');
  });

  it('knows the piece by its time', () => {
    expect([-1, 0, 4.9, 5, 29, 400].map((seconds) => spokenSegment(SEGMENTS, seconds))).toEqual([-1, 0, 0, 1, 1, 2]);
    expect(spokenSegment([], 3)).toBe(-1);
  });
});

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

describe('keys', () => {
  it('play, pause and go five seconds back and forth', async () => {
    const { user, isPlaying } = await openNote();
    (document.activeElement as HTMLElement | null)?.blur();
    await user.keyboard(' ');
    expect(isPlaying()).toBe(true);
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(currentAudio().currentTime).toBe(5);
    await user.keyboard(' ');
    expect(isPlaying()).toBe(false);
  });

  it('list themselves on a sheet', async () => {
    const { user } = openApp('/insights');
    await screen.findByText('Insights Coming Soon');
    await user.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(sheet.getByText('New recording')).toBeInTheDocument();
    await user.keyboard('n{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/insights');
  });

  it('lead to the recorder and the search field from any screen', async () => {
    const { user } = openApp('/insights');
    await screen.findByText('Insights Coming Soon');
    await user.keyboard('n');
    expect(await screen.findByRole('tab', { name: 'Record Audio' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Creations' }));
    await screen.findByRole('heading', { name: 'Your Creations' });
    await user.keyboard('/');
    expect(await screen.findByRole('searchbox', { name: 'Search notes' })).toHaveFocus();
  });

  it('are letters like any other while somebody types', async () => {
    const { user } = openApp('/notes');
    const search = await screen.findByRole('searchbox', { name: 'Search notes' });
    await user.type(search, 'n/? ');
    expect(search).toHaveValue('n/? ');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});
