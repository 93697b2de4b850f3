import type { Segment, Stretch } from '@stitchbook/api-types';
import { LocateFixed } from 'lucide-react';
import { Fragment, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { usePlayer } from '../../../audio/player-context.tsx';
import { Button } from '../../../design/button.tsx';
import { formatPlaybackTime } from '../../../format/clock.ts';
import { findSearched, type Range, type Searched } from '../find-words.ts';
import { useFocusAfterCorrection } from '../use-focus-after-correction.ts';
import { useFollow } from '../use-follow.ts';
import { NotUnderstood } from './not-understood.tsx';
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
  /** What is asked below the one that was corrected last. */
  asked: { index: number; question: ReactNode } | null;
}

interface TimedTranscriptProps {
  segments: Segment[];
  /** Where between them somebody speaks whose words were not written down. */
  notUnderstood: Stretch[];
  /** What is marked. */
  searched: Searched;
  correction?: PieceCorrection | undefined;
}

/** The words piece by piece: the one being said is marked and kept in sight, and each of them can be played from. */
export function TimedTranscript({ segments, notUnderstood, searched, correction }: TimedTranscriptProps) {
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

  useFocusAfterCorrection(list, correction?.index ?? null);

  return (
    <>
      {isLeft && <BackButton seconds={segments[spoken]?.startSeconds ?? 0} onPress={comeBack} />}
      <ol ref={list} className="grid gap-1">
        {segments.map((segment, index) => (
          <Fragment key={`${index} ${segment.startSeconds}`}>
            {between(notUnderstood, segments[index - 1], segment).map((stretch) => (
              <NotUnderstood key={stretch.startSeconds} stretch={stretch} onPlay={play} />
            ))}
            {correction?.index === index ? (
              <li>{correction.editor}</li>
            ) : (
              <TranscriptSegment
                segment={segment}
                index={index}
                found={found[index] ?? NOTHING_FOUND}
                isFoundContinued={isContinued(searched.phrase, texts, found, index)}
                isSpoken={index === spoken}
                onPlay={play}
                onCorrect={correction?.onBegin}
              />
            )}
            {correction?.asked?.index === index && (
              <li className="-mt-1 sm:ps-[4.2rem]">{correction.asked.question}</li>
            )}
          </Fragment>
        ))}
        {between(notUnderstood, segments.at(-1), undefined).map((stretch) => (
          <NotUnderstood key={stretch.startSeconds} stretch={stretch} onPlay={play} />
        ))}
      </ol>
    </>
  );
}

/** The stretches that begin after one piece began and before the next did. */
function between(stretches: readonly Stretch[], before: Segment | undefined, after: Segment | undefined): Stretch[] {
  const [from, to] = [before?.startSeconds ?? -Infinity, after?.startSeconds ?? Infinity];
  return stretches.filter(({ startSeconds }) => from <= startSeconds && startSeconds < to);
}

/** Whether the first match of a piece is the end of one that began in the piece before: of several words, at both edges. */
function isContinued(phrase: string, texts: readonly string[], found: readonly Range[][], index: number): boolean {
  const before = found[index - 1]?.at(-1);
  const isAtEdges = before?.[1] === texts[index - 1]?.length && found[index]?.[0]?.[0] === 0;
  return before !== undefined && isAtEdges && /\s/.test(phrase.trim());
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
