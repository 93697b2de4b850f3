import type { KeyboardEvent, MouseEvent } from 'react';
import { RunningStitch } from '../design/running-stitch.tsx';
import { formatPlaybackTime } from '../format/clock.ts';

const STEP_SECONDS = 5;
const PAGE_SECONDS = 30;

interface SeekBarProps {
  currentSeconds: number;
  durationSeconds: number;
  onSeek: (seconds: number) => void;
}

/** The progress of the audio, as a thread being sewn. A click goes there; arrows, Page, Home and End do too. */
export function SeekBar({ currentSeconds, durationSeconds, onSeek }: SeekBarProps) {
  const percent = durationSeconds > 0 ? Math.min(100, (currentSeconds / durationSeconds) * 100) : 0;

  const seekToClick = ({ currentTarget, clientX }: MouseEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) onSeek(((clientX - left) / width) * durationSeconds);
  };

  const seekByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = targetOf(event.key, currentSeconds, durationSeconds);
    if (target === null) return;
    event.preventDefault();
    onSeek(target);
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Seek"
      aria-valuemin={0}
      aria-valuemax={Math.round(durationSeconds)}
      aria-valuenow={Math.round(currentSeconds)}
      aria-valuetext={`${formatPlaybackTime(currentSeconds)} of ${formatPlaybackTime(durationSeconds)}`}
      onClick={seekToClick}
      onKeyDown={seekByKey}
      className="relative h-11 min-w-0 flex-1 touch-manipulation rounded-md"
    >
      <RunningStitch className="absolute inset-x-0 top-4.5 text-faint opacity-50" />
      <div
        style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
        className="absolute inset-x-0 top-4.5 transition-[clip-path] duration-200 ease-linear"
      >
        <RunningStitch className="text-thread" />
      </div>
      <span
        aria-hidden="true"
        style={{ left: `${percent}%` }}
        className="absolute top-1/2 size-3.5 -translate-1/2 rounded-full border-2 border-sheet bg-thread-fill transition-[left] duration-200 ease-linear"
      />
    </div>
  );
}

function targetOf(key: string, position: number, duration: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return position + STEP_SECONDS;
    case 'ArrowLeft':
    case 'ArrowDown':
      return position - STEP_SECONDS;
    case 'PageUp':
      return position + PAGE_SECONDS;
    case 'PageDown':
      return position - PAGE_SECONDS;
    case 'Home':
      return 0;
    case 'End':
      return duration;
    default:
      return null;
  }
}
