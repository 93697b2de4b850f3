import type { Segment } from '@stitchbook/contracts';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { usePlayer } from '../../../audio/player-context.tsx';
import { spokenSegment } from '../spoken-segment.ts';
import { useFollow } from '../use-follow.ts';
import { SpokenPiece } from './spoken-piece.tsx';

/** The words piece by piece: the one being said is marked and kept in sight, and each of them can be played from. */
export function TimedTranscript({ segments }: { segments: Segment[] }) {
  const { currentSeconds, hasStarted, isPlaying, playFrom } = usePlayer();
  const spoken = hasStarted ? spokenSegment(segments, currentSeconds) : -1;
  const list = useFollow<HTMLOListElement>(isPlaying ? spoken : -1);

  // One function for all pieces and for good, so that only the two whose mark changes are drawn again.
  const latest = useRef(playFrom);
  useLayoutEffect(() => {
    latest.current = playFrom;
  });
  const play = useCallback((seconds: number) => latest.current(seconds), []);

  return (
    <ol ref={list} className="grid gap-1">
      {segments.map((segment, index) => (
        <SpokenPiece
          key={`${index} ${segment.startSeconds}`}
          segment={segment}
          isSpoken={index === spoken}
          onPlay={play}
        />
      ))}
    </ol>
  );
}
