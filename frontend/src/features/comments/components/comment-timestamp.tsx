import { Pin, Play } from 'lucide-react';
import { usePlayer } from '../../../audio/player-context.tsx';
import { Button } from '../../../design/button.tsx';
import { formatPlaybackTime } from '../../../format/clock.ts';
import { commentTexts } from '../../../texts/en/comments.ts';

interface TimestampToggleProps {
  /** Seconds into the audio; null while the comment is about the whole. */
  timestamp: number | null;
  onChange: (timestamp: number | null) => void;
}

/** Pins a comment to where the audio is now. Its timestamp stays while the audio goes on. */
export function TimestampToggle({ timestamp, onChange }: TimestampToggleProps) {
  const { currentSeconds } = usePlayer();
  const isPinned = timestamp !== null;
  return (
    <Button
      size="small"
      variant={isPinned ? 'paper' : 'quiet'}
      aria-pressed={isPinned}
      onClick={() => onChange(isPinned ? null : currentSeconds)}
      className={isPinned ? 'border-thread! bg-thread-wash! text-thread-ink!' : undefined}
    >
      <Pin aria-hidden="true" size={16} fill={isPinned ? 'currentColor' : 'none'} />
      <span className="tabular-nums">{commentTexts.pinTo(formatPlaybackTime(timestamp ?? currentSeconds))}</span>
    </Button>
  );
}

/** The moment of the audio that a comment is about; a press plays it. */
export function TimestampButton({ seconds }: { seconds: number }) {
  const { playFrom } = usePlayer();
  return (
    <button
      type="button"
      onClick={() => playFrom(seconds)}
      className="touch-target inline-flex min-h-8 items-center gap-1.5 rounded-full bg-thread-wash px-3 text-sm font-semibold text-thread-ink tabular-nums hover:underline"
    >
      <Play aria-hidden="true" size={13} fill="currentColor" />
      {commentTexts.timestampInAudio(formatPlaybackTime(seconds))}
    </button>
  );
}
