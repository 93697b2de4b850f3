/** A place on the thread that leads somewhere. */
export interface Moment {
  key: string | number;
  seconds: number;
  /** What one finds there. */
  label: string;
  onPress: () => void;
}

interface MomentDotsProps {
  moments: readonly Moment[];
  durationSeconds: number;
  /** Where a share of the audio is, as a CSS length from the left. */
  positionOf: (share: number) => string;
}

/** Dots along the lower edge of the thread, so that the thread itself can still be dragged. */
export function MomentDots({ moments, durationSeconds, positionOf }: MomentDotsProps) {
  if (durationSeconds <= 0) return null;
  return moments.map(({ key, seconds, label, onPress }) => (
    <button
      key={key}
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      style={{ left: positionOf(Math.min(1, seconds / durationSeconds)) }}
      className="group/dot absolute -bottom-1 grid size-6 -translate-x-1/2 place-items-center rounded-full"
    >
      <span
        aria-hidden="true"
        className="size-3 rounded-full border-2 border-paper bg-ink transition-transform group-hover/dot:scale-130 forced-color-adjust-none"
      />
    </button>
  ));
}
