/** A place on the thread that leads somewhere, or a mark alone, whose way there is beside the player. */
export type Moment = {
  key: string | number;
  seconds: number;
} & ({ /** What one finds there. */ label: string; onPress: () => void } | { onPress: null });

interface MomentDotsProps {
  moments: readonly Moment[];
  durationSeconds: number;
  /** Where a share of the audio is, as a CSS length from the left. */
  positionOf: (share: number) => string;
}

/** Dots along the lower edge of the thread, so that the thread itself can still be dragged. */
export function MomentDots({ moments, durationSeconds, positionOf }: MomentDotsProps) {
  if (durationSeconds <= 0) return null;
  return moments.map((moment) => {
    const style = { left: positionOf(Math.min(1, moment.seconds / durationSeconds)) };
    return moment.onPress === null ? (
      <span
        key={moment.key}
        aria-hidden="true"
        style={style}
        className="pointer-events-none absolute inset-y-0 box-content w-0.5 -translate-x-1/2 border-x-3 border-paper bg-ink forced-color-adjust-none"
      />
    ) : (
      <button
        key={moment.key}
        type="button"
        aria-label={moment.label}
        title={moment.label}
        onClick={moment.onPress}
        style={style}
        className="group/dot absolute -bottom-1 grid size-6 -translate-x-1/2 place-items-center rounded-full"
      >
        <span
          aria-hidden="true"
          className="size-3 rounded-full border-2 border-paper bg-ink transition-transform group-hover/dot:scale-130 forced-color-adjust-none"
        />
      </button>
    );
  });
}
