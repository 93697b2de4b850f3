import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { formatPlaybackTime } from '../format/clock.ts';
import { MomentDots, type Moment } from './moment-dots.tsx';
import { SewnProgress } from './sewn-progress.tsx';
import { playerTexts } from '../texts/en/player.ts';

const STEP_SECONDS = 5;
const PAGE_SECONDS = 30;

interface SeekBarProps {
  currentSeconds: number;
  durationSeconds: number;
  onSeek: (seconds: number) => void;
  /** How the audio sounds, as the API tells it; null where nobody knows. */
  peaks: string | null;
  moments?: readonly Moment[];
  /** As low as a finger can still hit it. */
  isCompact?: boolean;
}

/**
 * The progress of the audio, as a thread being sewn, under a native slider that is not seen: it is dragged, clicked, and
 * moved by arrows, Page, Home and End, and by what screen readers have for sliders.
 */
export function SeekBar({ currentSeconds, durationSeconds, onSeek, peaks, moments, isCompact = false }: SeekBarProps) {
  const share = durationSeconds > 0 ? Math.min(1, currentSeconds / durationSeconds) : 0;
  const position = positionOf(share);

  const seekByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const target = targetOf(event.key, currentSeconds, durationSeconds);
    if (target === null) return;
    event.preventDefault();
    onSeek(target);
  };

  return (
    <div
      // Time runs to the right in every language, as on the devices that play it.
      dir="ltr"
      className={clsx(
        'group relative min-w-0 flex-1 rounded-md outline-thread-ink has-[input:focus-visible]:outline-2',
        isCompact ? 'h-7' : 'h-11',
      )}
    >
      <SewnProgress peaks={peaks} position={position} />
      <span
        aria-hidden="true"
        style={{ left: position }}
        className="absolute top-1/2 size-3.5 -translate-1/2 rounded-full border-2 border-sheet bg-thread-fill transition-[left] duration-200 ease-linear group-active:transition-none"
      />
      <input
        type="range"
        aria-label={playerTexts.seek}
        aria-valuetext={playerTexts.timeOf(formatPlaybackTime(currentSeconds), formatPlaybackTime(durationSeconds))}
        min={0}
        max={durationSeconds}
        step="any"
        value={Math.min(currentSeconds, durationSeconds)}
        onChange={({ target }) => onSeek(target.valueAsNumber)}
        onKeyDown={seekByKey}
        className="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0 [&::-moz-range-thumb]:size-3.5 [&::-webkit-slider-thumb]:size-3.5 [&::-webkit-slider-thumb]:appearance-none"
      />
      {moments && <MomentDots moments={moments} durationSeconds={durationSeconds} positionOf={positionOf} />}
    </div>
  );
}

/** The middle of a slider's thumb is never nearer to an end than half of its 0.875rem. */
function positionOf(share: number): string {
  return `calc(0.4375rem + ${share} * (100% - 0.875rem))`;
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
