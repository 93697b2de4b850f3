import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFocusToMainAtEnd } from '../design/use-focus-to-main-at-end.ts';
import { formatPlaybackTime } from '../format/clock.ts';
import { showInMediaSession } from './media-session.ts';
import { PlayButton } from './play-button.tsx';
import { player } from './player.ts';
import { SeekBar } from './seek-bar.tsx';
import type { Track } from './sound.ts';
import { SpeedSelect } from './speed-select.tsx';
import { useIsInSight } from './use-is-in-sight.ts';
import { usePlayback } from './use-playback.ts';
import { playerTexts } from '../texts/en/player.ts';

/** The player of what plays, or is paused in the midst, where its own card or page is not in sight. */
export default function MiniPlayer({ track }: { track: Track }) {
  const playback = usePlayback(track);
  const isInSight = useIsInSight(track.src);
  useEffect(() => showInMediaSession(player), []);
  if (isInSight || !(playback.isPlaying || playback.hasStarted || playback.problem)) return null;
  return <Bar track={track} playback={playback} />;
}

function Bar({ track, playback }: { track: Track; playback: ReturnType<typeof usePlayback> }) {
  const { isPlaying, currentSeconds, durationSeconds, problem, toggle, seekTo } = playback;
  const bar = useRef<HTMLElement>(null);
  useFocusToMainAtEnd(bar);
  const isGone = problem === 'gone';
  return (
    <section ref={bar} aria-label={playerTexts.player}>
      <div className="mx-auto flex max-w-3xl animate-arrive items-center gap-3 px-4 py-1.5 sm:gap-4 sm:px-6">
        {!isGone && <PlayButton isPlaying={isPlaying} onPress={toggle} />}
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline gap-3">
            <p className="min-w-0 flex-1 truncate font-semibold">
              {track.noteId === null || isGone ? (
                track.title
              ) : (
                <Link to={`/notes/${track.noteId}`} className="rounded-sm hover:underline">
                  {track.title}
                </Link>
              )}
            </p>
            {!problem && (
              <p className="text-sm text-soft tabular-nums">
                {formatPlaybackTime(currentSeconds)} / {formatPlaybackTime(durationSeconds)}
              </p>
            )}
          </div>
          {problem ? (
            <p role="alert" className="text-sm text-alarm">
              {playerTexts.problems[problem]}
            </p>
          ) : (
            <SeekBar
              isCompact
              currentSeconds={currentSeconds}
              durationSeconds={durationSeconds}
              onSeek={seekTo}
              peaks={track.peaks}
            />
          )}
        </div>
        {!isGone && !track.isDraft && (
          <span className="max-sm:hidden">
            <SpeedSelect />
          </span>
        )}
        <button
          type="button"
          aria-label={playerTexts.close}
          onClick={() => player.close()}
          className="touch-target -me-2 grid size-10 shrink-0 place-items-center rounded-full text-soft hover:bg-hem"
        >
          <X aria-hidden="true" size={18} />
        </button>
      </div>
    </section>
  );
}
