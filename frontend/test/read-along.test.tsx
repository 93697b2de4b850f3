import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
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

async function openNote() {
  server.use(http.get('/api/notes/7', () => HttpResponse.json(makeNoteDetail({ segments: SEGMENTS }))));
  const { user } = openApp('/notes/7');
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

  it('follows by scrolling, until the reader scrolls away, and leads back to what is being said', async () => {
    const { user } = await openNote();
    const scrolled: string[] = [];
    for (const { text } of SEGMENTS) {
      const item = piece(text);
      item.getBoundingClientRect = () => ({ top: 5000, bottom: 5040 }) as DOMRect;
      item.scrollIntoView = () => void scrolled.push(text);
    }
    await user.click(screen.getByRole('button', { name: 'Play' }));
    playOnTo(1);
    expect(scrolled).toEqual(['What if the old bindery']);
    fireEvent.wheel(window);
    playOnTo(6);
    expect(scrolled).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Back to 0/ })).not.toBeInTheDocument();
    fireEvent.scroll(window);
    const back = screen.getByRole('button', { name: 'Back to 0:05' });
    const now = performance.now();
    performance.now = () => now + 60_000;
    playOnTo(31);
    expect(scrolled).toHaveLength(1);
    expect(back).toHaveAccessibleName('Back to 0:30');
    await user.click(back);
    expect(scrolled).toEqual(['What if the old bindery', 'I should call Marta.']);
    expect(screen.getByRole('button', { name: 'Play from 0:30' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Back to 0/ })).not.toBeInTheDocument();
    Reflect.deleteProperty(performance, 'now');
  });

  it('offers no way back while nothing plays, nor to who sees what is being said', async () => {
    const { user } = await openNote();
    const item = piece('What if the old bindery');
    await user.click(screen.getByRole('button', { name: 'Play' }));
    playOnTo(1);
    fireEvent.wheel(window);
    item.getBoundingClientRect = () => ({ top: -5000, bottom: -4960 }) as DOMRect;
    fireEvent.scroll(window);
    expect(screen.getByRole('button', { name: 'Back to 0:00' })).toBeInTheDocument();
    item.getBoundingClientRect = () => ({ top: 300, bottom: 340 }) as DOMRect;
    fireEvent.scroll(window);
    expect(screen.queryByRole('button', { name: /^Back to 0/ })).not.toBeInTheDocument();
    item.getBoundingClientRect = () => ({ top: -5000, bottom: -4960 }) as DOMRect;
    fireEvent.scroll(window);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.queryByRole('button', { name: /^Back to 0/ })).not.toBeInTheDocument();
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
