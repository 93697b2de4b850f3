import type { Segment } from '@stitchbook/api-types';
import clsx from 'clsx';
import { PencilLine } from 'lucide-react';
import { memo, type KeyboardEvent } from 'react';
import { Button } from '../../../design/button.tsx';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { formatPlaybackTime } from '../../../format/clock.ts';
import { leavesSpace } from '../../../keyboard/key-events.ts';
import type { Range } from '../find-words.ts';
import { MarkedText } from './marked-text.tsx';
import { noteTexts } from '../../../texts/en/note.ts';

interface TranscriptSegmentProps {
  segment: Segment;
  /** Its place in the transcript. */
  index: number;
  /** What was searched for in it. */
  found: readonly Range[];
  /** Whether the first of it began in the segment before. */
  isFoundContinued: boolean;
  isSpoken: boolean;
  onPlay: (fromSeconds: number) => void;
  /** Undefined for who may not correct the words. */
  onCorrect?: ((index: number) => void) | undefined;
}

/** A stretch of speech. A click anywhere on it plays from there; for the keyboard its time is a button. */
export const TranscriptSegment = memo(function TranscriptSegment({
  segment,
  index,
  found,
  isFoundContinued,
  isSpoken,
  onPlay,
  onCorrect,
}: TranscriptSegmentProps) {
  const { startSeconds, text } = segment;
  const time = formatPlaybackTime(startSeconds);
  const play = () => {
    const isSelectingText = window.getSelection()?.type === 'Range';
    if (!isSelectingText) onPlay(startSeconds);
  };
  const correctByKey = (event: KeyboardEvent) => {
    if (event.key !== 'F2' || !onCorrect) return;
    event.preventDefault();
    onCorrect(index);
  };
  return (
    <li
      aria-current={isSpoken || undefined}
      data-seconds={startSeconds}
      onClick={play}
      onKeyDown={correctByKey}
      className={clsx(
        'group relative -mx-3 grid cursor-pointer gap-x-4 rounded-lg px-3 py-1.5 transition-colors duration-200 sm:grid-cols-[3.2rem_1fr]',
        isSpoken ? 'bg-thread-wash' : 'hover:bg-hem',
      )}
    >
      {isSpoken && <RunningStitch vertical className="absolute inset-y-1.5 start-0 text-thread max-sm:-start-0.5" />}
      <button
        type="button"
        aria-label={noteTexts.playFrom(time)}
        aria-keyshortcuts={onCorrect && 'F2'}
        {...leavesSpace}
        className={clsx(
          'self-start justify-self-start rounded-sm pt-1 text-start font-sans text-sm tabular-nums',
          isSpoken ? 'font-semibold text-thread-ink' : 'text-soft',
        )}
      >
        {time}
      </button>
      <p className="max-w-[56ch] whitespace-pre-line">
        <MarkedText text={text} ranges={found} isContinued={isFoundContinued} />
      </p>
      {onCorrect && (
        // The words are to be read: the pencil comes with the pointer, and stays beside what is being said.
        <Button
          variant="quiet"
          size="icon"
          aria-label={noteTexts.correctFrom(time)}
          title={noteTexts.correctThese}
          tabIndex={isSpoken ? 0 : -1}
          onClick={(event) => {
            event.stopPropagation();
            onCorrect(index);
          }}
          className={clsx(
            'absolute top-0 end-0',
            !isSpoken && 'opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-60',
          )}
        >
          <PencilLine aria-hidden="true" size={16} />
        </Button>
      )}
    </li>
  );
});
