import type { Creation } from '@stitchbook/api-types';
import { Pause, Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Track } from '../../../audio/sound.ts';
import { usePlayback } from '../../../audio/use-playback.ts';
import { formatPlaybackTime } from '../../../format/clock.ts';
import { stitchTexts } from '../../../texts/en/stitch.ts';

type Citation = Creation['citations'][number];

interface CitedMomentProps {
  citation: Citation;
  source: Creation['sources'][number];
}

/** Where a line comes from: plays the note from there, and leads to it. */
export function CitedMoment({ citation, source }: CitedMomentProps) {
  const { noteId, startSeconds } = citation;
  const title = source.title ?? '';
  return (
    <span className="ms-1.5 inline-flex max-w-full items-center gap-1.5 align-baseline font-sans text-sm whitespace-nowrap text-soft print:hidden">
      {startSeconds !== null && (
        <PlayMoment
          track={{
            src: `/api/notes/${noteId}/audio`,
            title,
            knownSeconds: Math.max(source.duration ?? 0, citation.endSeconds ?? startSeconds),
            peaks: null,
            noteId,
          }}
          startSeconds={startSeconds}
          endSeconds={citation.endSeconds}
        />
      )}
      <Link
        to={`/notes/${noteId}${startSeconds === null ? '' : `?at=${startSeconds}`}`}
        aria-label={stitchTexts.open(title)}
        className="touch-target inline-block max-w-40 truncate rounded-sm align-bottom underline underline-offset-4 hover:text-ink"
      >
        {title}
      </Link>
    </span>
  );
}

interface PlayMomentProps {
  track: Track;
  startSeconds: number;
  endSeconds: number | null;
}

function PlayMoment({ track, startSeconds, endSeconds }: PlayMomentProps) {
  const { isPlaying, currentSeconds, playFrom, toggle } = usePlayback(track);
  // What plays further on is another moment of the same note.
  const isHere = isPlaying && currentSeconds >= startSeconds - 1 && currentSeconds <= (endSeconds ?? Infinity);
  const moment = formatPlaybackTime(startSeconds);
  const Icon = isHere ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={isHere ? stitchTexts.pause(track.title) : stitchTexts.play(moment, track.title)}
      onClick={() => (isHere ? toggle() : playFrom(startSeconds))}
      className="touch-target inline-flex min-h-7 items-center gap-1 rounded-full border border-thread bg-thread-wash px-2 text-thread-ink tabular-nums hover:bg-hem"
    >
      <Icon aria-hidden="true" size={13} fill="currentColor" strokeWidth={1} />
      {moment}
    </button>
  );
}
