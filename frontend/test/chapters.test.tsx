import { screen, within } from '@testing-library/react';
import { makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote } from './server.ts';

const CHAPTERS = [
  { startSeconds: 0, title: 'The garden bed' },
  { startSeconds: 300, title: 'The doctor says' },
];
const SEGMENTS = [
  { startSeconds: 0, endSeconds: 9, text: 'The garden bed.' },
  { startSeconds: 300, endSeconds: 309, text: 'The doctor says.' },
];
const LONG = { duration: 600, transcript: 'The garden bed. The doctor says.', segments: SEGMENTS, chapters: CHAPTERS };

describe('the chapters of a long note', () => {
  it('are a list with their times, and marks on the thread of the player', async () => {
    haveNote(makeNoteDetail(LONG));
    openApp('/notes/7');
    const list = within((await screen.findByText('Chapters')).parentElement as HTMLElement);
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '0:00 The garden bed',
      '5:00 The doctor says',
    ]);
    const player = screen.getByRole('group', { name: /^Audio of/ });
    expect(player.querySelectorAll('span[aria-hidden][style*="0.5 *"].pointer-events-none')).toHaveLength(1);
  });

  it('lead to where they begin, in the audio and in the words', async () => {
    haveNote(makeNoteDetail(LONG));
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: '5:00 The doctor says' }));
    expect(screen.getByRole('slider', { name: 'Seek' })).toHaveValue('300');
    expect(screen.getByRole('button', { name: 'Play from 5:00' })).toHaveFocus();
  });

  it('are not there where a note has none, nor where a server before this version does not say', async () => {
    const { chapters: _, ...before } = makeNoteDetail();
    haveNote(before as ReturnType<typeof makeNoteDetail>);
    openApp('/notes/7');
    await screen.findByRole('region', { name: 'Transcript' });
    expect(screen.queryByText('Chapters')).not.toBeInTheDocument();
  });
});
