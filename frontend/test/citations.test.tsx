import type { Creation } from '@stitchbook/api-types';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { currentAudio, playOnTo } from './fake-playback.ts';
import { openApp } from './render-app.tsx';
import { MADE } from './open-to-generate.ts';
import { server } from './server.ts';

const source = (noteId: number, title: string) => ({
  noteId,
  title,
  recordedAt: '2026-05-30T14:00:00Z',
  duration: 120,
});
const cite = (line: number, noteId: number, startSeconds: number | null) => ({
  line,
  noteId,
  startSeconds,
  endSeconds: startSeconds === null ? null : startSeconds + 10,
});
const STITCHED: Creation = {
  ...MADE,
  noteId: null,
  noteTitle: null,
  content: '## Both\n\nWe met there & then.\n\n- [ ] Call Bea\n- [ ] Wait\n\nIt `may` be.',
  sources: [
    source(7, 'The harbour'),
    source(8, 'The garden'),
    { noteId: 9, title: null, recordedAt: null, duration: null },
    { noteId: null, title: null, recordedAt: null, duration: null },
  ],
  citations: [cite(2, 7, 42.5), cite(2, 8, null), cite(4, 8, 3), cite(7, 7, 60)],
};

function openCreations(creation: Creation) {
  server.use(http.get('/api/creations', () => HttpResponse.json([creation])));
  return openApp('/creations');
}

describe('a creation that cites moments', () => {
  it('plays each from where it is said, and pauses it again', async () => {
    const { user } = openCreations(STITCHED);
    await user.click(await screen.findByRole('button', { name: 'Play from 0:42 in The harbour' }));
    expect(currentAudio().src).toContain('/api/notes/7/audio');
    expect(currentAudio().currentTime).toBe(42.5);
    expect(currentAudio().paused).toBe(false);
    playOnTo(45);
    await user.click(screen.getByRole('button', { name: 'Pause The harbour' }));
    expect(currentAudio().paused).toBe(true);
  });

  it('plays another moment where another line is pressed', async () => {
    const { user } = openCreations(STITCHED);
    await user.click(await screen.findByRole('button', { name: 'Play from 0:42 in The harbour' }));
    await user.click(screen.getByRole('button', { name: 'Play from 0:03 in The garden' }));
    expect(currentAudio().src).toContain('/api/notes/8/audio');
    expect(currentAudio().currentTime).toBe(3);
    expect(screen.getByRole('button', { name: 'Play from 0:42 in The harbour' })).toBeInTheDocument();
  });

  it('leads to the moment of the note, and to the note where no moment is known', async () => {
    openCreations(STITCHED);
    const paragraph = within((await screen.findByText(/We met there & then\./)).closest('p') as HTMLElement);
    expect(paragraph.getByRole('link', { name: 'Read it in The harbour' })).toHaveAttribute('href', '/notes/7?at=42.5');
    expect(paragraph.getByRole('link', { name: 'Read it in The garden' })).toHaveAttribute('href', '/notes/8');
    expect(paragraph.getAllByRole('button')).toHaveLength(1);
  });

  it('calls its tasks by their words alone, and leaves a line alone that could be read otherwise', async () => {
    openCreations(STITCHED);
    expect(await screen.findByRole('checkbox', { name: 'Call Bea' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Wait' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Play from 1:00 in The harbour' })).not.toBeInTheDocument();
    expect(document.body.textContent).not.toContain('cite:');
  });

  it('names the notes that it was made of, and counts those that are gone or no longer shared', async () => {
    const { user } = openCreations(STITCHED);
    await user.click(await screen.findByText('From 4 notes'));
    expect(screen.getByRole('link', { name: 'The garden' })).toHaveAttribute('href', '/notes/8');
    expect(screen.getByText('One note was deleted')).toBeInTheDocument();
    expect(screen.getByText('One note is no longer shared with you')).toBeInTheDocument();
  });

  it('takes no words of somebody for a citation', async () => {
    openCreations({ ...STITCHED, content: 'See [this](cite:0) and that.', citations: [] });
    expect(await screen.findByText(/\[this\]\(cite:0\)/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Play from/ })).not.toBeInTheDocument();
  });
});
