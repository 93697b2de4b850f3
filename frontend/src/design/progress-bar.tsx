import { RunningStitch } from './running-stitch.tsx';

interface ProgressBarProps {
  label: string;
  /** From 0 to 1. */
  fraction: number;
  /** What the figure means, where a percentage says too little. */
  text?: string | undefined;
}

/** How far something is: a seam that is sewn from left to right. */
export function ProgressBar({ label, fraction, text }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(fraction * 100)}
      aria-valuetext={text}
      className="relative"
    >
      <RunningStitch className="text-faint opacity-40" />
      <div
        style={{ clipPath: `inset(0 ${100 - fraction * 100}% 0 0)` }}
        className="absolute inset-0 transition-[clip-path] duration-300"
      >
        <RunningStitch className="text-thread" />
      </div>
    </div>
  );
}
