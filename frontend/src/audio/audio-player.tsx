import { Pause, Play } from 'lucide-react';
import { formatPlaybackTime } from '../format/clock.ts';
import { SeekBar } from './seek-bar.tsx';
import { useIsNearView } from './use-is-near-view.ts';
import { usePlayback } from './use-playback.ts';

interface AudioPlayerProps {
  src: string;
  /** Seconds; 0 when not known before the metadata is there. */
  duration: number;
  /** Names the audio for those who cannot see which card the player is on. */
  title: string;
}

/** Play, pause, seek. Shows the whole length before playback, the elapsed time once it has started. */
export function AudioPlayer({ src, duration, title }: AudioPlayerProps) {
  const [frame, isNearView] = useIsNearView<HTMLDivElement>();
  const { audioProps, isPlaying, hasStarted, positionSeconds, durationSeconds, toggle, seek } = usePlayback(duration);
  const Icon = isPlaying ? Pause : Play;
  return (
    <div ref={frame} role="group" aria-label={`Audio of ${title}`} className="flex items-center gap-3.5">
      <audio src={src} preload={isNearView ? 'metadata' : 'none'} {...audioProps} />
      <button
        type="button"
        aria-label={isPlaying ? 'Pause' : 'Play'}
        onClick={toggle}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-thread-fill text-on-thread transition-colors hover:bg-thread-fill-hover"
      >
        <Icon aria-hidden="true" size={18} fill="currentColor" strokeWidth={1} />
      </button>
      <SeekBar positionSeconds={positionSeconds} durationSeconds={durationSeconds} onSeek={seek} />
      <span className="min-w-10 text-right text-[0.94rem] text-soft tabular-nums">
        {formatPlaybackTime(hasStarted ? positionSeconds : durationSeconds)}
      </span>
    </div>
  );
}
