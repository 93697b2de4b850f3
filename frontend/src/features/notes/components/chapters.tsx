import type { Chapter } from '@stitchbook/api-types';
import clsx from 'clsx';
import { useState } from 'react';
import { usePlayer } from '../../../audio/player-context.tsx';
import { formatPlaybackTime } from '../../../format/clock.ts';
import { leavesSpace } from '../../../keyboard/key-events.ts';
import { goToPieceAt } from '../go-to-piece-at.ts';
import { noteTexts } from '../../../texts/en/note.ts';

/** The chapters of a long note; each leads to where it begins, in the audio and in the words. A phone shows them when asked to. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  const { currentSeconds, hasStarted, seekTo } = usePlayer();
  const [isOpen] = useState(() => window.matchMedia?.('(min-width: 40rem)').matches ?? true);
  if (chapters.length === 0) return null;
  const current = hasStarted ? chapters.findLastIndex(({ startSeconds }) => startSeconds <= currentSeconds) : -1;
  return (
    <details open={isOpen} className="mt-4 print:hidden">
      <summary className="min-h-11 w-fit content-center rounded-sm font-semibold sm:min-h-0">
        {noteTexts.chapters}
      </summary>
      <ol className="mt-1 grid">
        {chapters.map(({ startSeconds, title }, index) => (
          <li key={startSeconds} aria-current={index === current || undefined}>
            <button
              type="button"
              {...leavesSpace}
              onClick={() => {
                seekTo(startSeconds);
                goToPieceAt(startSeconds);
              }}
              className={clsx(
                '-mx-3 grid min-h-11 w-[calc(100%+1.5rem)] grid-cols-[3.2rem_1fr] items-baseline gap-x-4 rounded-lg px-3 py-2 text-start hover:bg-hem sm:min-h-0 sm:py-1.5',
                index === current && 'bg-thread-wash',
              )}
            >
              <span
                className={clsx(
                  'text-sm tabular-nums',
                  index === current ? 'font-semibold text-thread-ink' : 'text-soft',
                )}
              >
                {formatPlaybackTime(startSeconds)}
              </span>{' '}
              <span className="min-w-0 break-words">{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
