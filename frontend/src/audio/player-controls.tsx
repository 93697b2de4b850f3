import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPlaybackTime } from '../format/clock.ts';
import { SeekBar } from './seek-bar.tsx';
import { useIsNearView } from './use-is-near-view.ts';
import type { Playback } from './use-playback.ts';

interface PlayerControlsProps {
  src: string;
  /** Names the audio for those who cannot see which card the player is on. */
  title: string;
  playback: Playback;
  /** Further controls at the end. */
  children?: ReactNode;
}

/** Play, pause, seek. Shows the whole length before playback, the elapsed time once it has started. */
export function PlayerControls({ src, title, playback, children }: PlayerControlsProps) {
  const [frame, isNearView] = useIsNearView<HTMLDivElement>();
  const { audioProps, isPlaying, hasStarted, currentSeconds, durationSeconds, toggle, seekTo } = playback;
  const Icon = isPlaying ? Pause : Play;
  return (
    <div ref={frame} role="group" aria-label={`Audio of ${title}`} className="flex items-center gap-3.5 print:hidden">
      <audio src={isNearView ? src : undefined} preload="metadata" {...audioProps} />
      <button
        type="button"
        aria-label={isPlaying ? 'Pause' : 'Play'}
        onClick={toggle}
        className="grid size-11 shrink-0 place-items-center rounded-full border border-transparent bg-thread-fill text-on-thread transition-colors hover:bg-thread-fill-hover"
      >
        <Icon aria-hidden="true" size={18} fill="currentColor" strokeWidth={1} />
      </button>
      <SeekBar currentSeconds={currentSeconds} durationSeconds={durationSeconds} onSeek={seekTo} />
      <span className="min-w-10 text-right text-[0.94rem] text-soft tabular-nums">
        {formatPlaybackTime(hasStarted ? currentSeconds : durationSeconds)}
      </span>
      {children}
    </div>
  );
}
