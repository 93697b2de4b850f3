import type { ReactNode } from 'react';
import { formatPlaybackTime } from '../format/clock.ts';
import type { Moment } from './moment-dots.tsx';
import { PlayButton } from './play-button.tsx';
import { SeekBar } from './seek-bar.tsx';
import type { Track } from './sound.ts';
import { usePlayback } from './use-playback.ts';
import { usePlayerView } from './use-player-view.ts';
import { playerTexts } from '../texts/en/player.ts';

interface PlayerControlsProps {
  /** Its title names the audio for those who cannot see which card the player is on. */
  track: Track;
  moments?: readonly Moment[];
  /** Further controls at the end. */
  children?: ReactNode;
}

/** Play, pause, seek. Shows the whole length before playback, the elapsed time once it has started. */
export function PlayerControls({ track, moments, children }: PlayerControlsProps) {
  const view = usePlayerView<HTMLDivElement>(track);
  const { isPlaying, hasStarted, currentSeconds, durationSeconds, problem, toggle, seekTo } = usePlayback(track);
  return (
    <div ref={view} role="group" aria-label={playerTexts.audioOf(track.title)} className="print:hidden">
      <div className="flex items-center gap-3.5">
        <PlayButton isPlaying={isPlaying} onPress={toggle} />
        <SeekBar
          currentSeconds={currentSeconds}
          durationSeconds={durationSeconds}
          onSeek={seekTo}
          peaks={track.peaks}
          {...(moments && { moments })}
        />
        <span className="min-w-10 text-end text-sm text-soft tabular-nums">
          {formatPlaybackTime(hasStarted ? currentSeconds : durationSeconds)}
        </span>
        {children}
      </div>
      {problem && (
        <p role="alert" className="text-sm text-alarm">
          {playerTexts.problems[problem]}
        </p>
      )}
    </div>
  );
}
