import { formatPlaybackTime } from '../../../format/clock.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';

/** Below a player: it has only what was said on this device. */
export function SaidBefore({ seconds }: { seconds: number }) {
  if (seconds === 0) return null;
  const time = <span className="tabular-nums">{formatPlaybackTime(seconds)}</span>;
  return <p className="-mt-1 text-sm text-soft">{recorderTexts.saidBefore(time)}</p>;
}
