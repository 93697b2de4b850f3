import { formatPlaybackTime } from '../../../format/clock.ts';

/** Below a player: it has only what was said on this device. */
export function SaidBefore({ seconds }: { seconds: number }) {
  if (seconds === 0) return null;
  return (
    <p className="-mt-1 text-sm text-soft">
      The first <span className="tabular-nums">{formatPlaybackTime(seconds)}</span>, from another device, are kept by
      the server: they do not play here, but will be in the note.
    </p>
  );
}
