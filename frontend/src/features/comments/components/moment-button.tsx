import { Play } from 'lucide-react';
import { usePlayer } from '../../../audio/player-context.tsx';
import { formatPlaybackTime } from '../../../format/clock.ts';

/** The moment of the audio that a comment is about; a press plays it. */
export function MomentButton({ seconds }: { seconds: number }) {
  const { playFrom } = usePlayer();
  return (
    <button
      type="button"
      onClick={() => playFrom(seconds)}
      className="touch-target inline-flex min-h-8 items-center gap-1.5 rounded-full bg-thread-wash px-3 text-sm font-semibold text-thread-ink tabular-nums hover:underline"
    >
      <Play aria-hidden="true" size={13} fill="currentColor" />
      {formatPlaybackTime(seconds)} in audio
    </button>
  );
}
