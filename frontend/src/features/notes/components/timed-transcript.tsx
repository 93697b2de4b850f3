import type { Segment } from '@stitchbook/api-types';
import { LocateFixed } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { usePlayer } from '../../../audio/player-context.tsx';
import { Button } from '../../../design/button.tsx';
import { formatPlaybackTime } from '../../../format/clock.ts';
import { findSearched, type Range, type Searched } from '../find-words.ts';
import { useFocusAfterCorrection } from '../use-focus-after-correction.ts';
import { isInSight, useFollow } from '../use-follow.ts';
import { TranscriptSegment } from './transcript-segment.tsx';
import { noteTexts } from '../../../texts/en/note.ts';

const NOTHING_FOUND: readonly Range[] = [];

/** Pieces are corrected where they stand, one at a time. */
export interface PieceCorrection {
  /** The index of the one that is being corrected; null for none. */
  index: number | null;
  /** What stands in its place meanwhile. */
  editor: ReactNode;
  onBegin: (index: number) => void;
}

interface TimedTranscriptProps {
  segments: Segment[];
  /** What is marked. */
  searched: Searched;
  /** Whether the first of them is brought into view, and its moment sought. */
  goesToFound: boolean;
  correction?: PieceCorrection | undefined;
}

/** The words piece by piece: the one being said is marked and kept in sight, and each of them can be played from. */
export function TimedTranscript({ segments, searched, goesToFound, correction }: TimedTranscriptProps) {
  const player = usePlayer();
  const { currentSeconds, hasStarted, isPlaying } = player;
  const spoken = hasStarted ? spokenSegment(segments, currentSeconds) : -1;
  const { list, isLeft, comeBack } = useFollow<HTMLOListElement>(isPlaying ? spoken : -1);
  const texts = useMemo(() => segments.map(({ text }) => text), [segments]);
  const found = useMemo(() => findSearched(texts, searched), [texts, searched]);

  // One function for all pieces and for good, so that only the two whose mark changes are drawn again.
  const latest = useRef(player);
  useLayoutEffect(() => {
    latest.current = player;
  });
  const play = useCallback((seconds: number) => latest.current.playFrom(seconds), []);

  const firstFound = found.findIndex((ranges) => ranges.length > 0);
  const momentFound = segments[firstFound]?.startSeconds;
  useEffect(() => {
    // What is being listened to is not taken away.
    if (!goesToFound || momentFound === undefined || latest.current.isPlaying) return;
    latest.current.seekTo(momentFound);
    const piece = list.current?.children[firstFound];
    if (piece && !isInSight(piece)) piece.scrollIntoView({ block: 'center' });
  }, [goesToFound, list, firstFound, momentFound]);

  useFocusAfterCorrection(list, correction?.index ?? null);

  return (
    <>
      {isLeft && <BackButton seconds={segments[spoken]?.startSeconds ?? 0} onPress={comeBack} />}
      <ol ref={list} className="grid gap-1">
        {segments.map((segment, index) =>
          correction?.index === index ? (
            <li key="editor">{correction.editor}</li>
          ) : (
            <TranscriptSegment
              key={`${index} ${segment.startSeconds}`}
              segment={segment}
              index={index}
              found={found[index] ?? NOTHING_FOUND}
              isSpoken={index === spoken}
              onPlay={play}
              onCorrect={correction?.onBegin}
            />
          ),
        )}
      </ol>
    </>
  );
}

/** Back to what is being said, for who has scrolled away from it. */
function BackButton({ seconds, onPress }: { seconds: number; onPress: () => void }) {
  return (
    <Button
      variant="thread"
      size="small"
      onClick={onPress}
      className="fixed! left-1/2 z-30 min-h-11! -translate-x-1/2 animate-arrive font-sans shadow-lift-high max-sm:bottom-[calc(0.75rem+var(--dock-height,0px))] sm:top-16 wide:-ms-[12rem]"
    >
      <LocateFixed aria-hidden="true" size={16} />
      {noteTexts.backTo(formatPlaybackTime(seconds))}
    </Button>
  );
}

/**
 * The index of the piece that is being said, or was said last, at `seconds`; -1 before the first one.
 * `segments` are in the order of their time.
 */
export function spokenSegment(segments: readonly Segment[], seconds: number): number {
  let before = -1;
  let after = segments.length;
  while (after - before > 1) {
    const middle = (before + after) >> 1;
    const { startSeconds } = segments[middle] as Segment;
    if (startSeconds <= seconds) before = middle;
    else after = middle;
  }
  return before;
}
