import { Pin } from 'lucide-react';
import { usePlayer } from '../../../audio/player-context.tsx';
import { Button } from '../../../design/button.tsx';
import { formatPlaybackTime } from '../../../format/clock.ts';

interface MomentToggleProps {
  /** Seconds into the audio; null while the comment is about no moment of it. */
  moment: number | null;
  onChange: (moment: number | null) => void;
}

/** Pins a comment to where the audio is now. The pinned moment stays while the audio goes on. */
export function MomentToggle({ moment, onChange }: MomentToggleProps) {
  const { currentSeconds } = usePlayer();
  const isPinned = moment !== null;
  return (
    <Button
      size="small"
      look={isPinned ? 'paper' : 'quiet'}
      aria-pressed={isPinned}
      onClick={() => onChange(isPinned ? null : currentSeconds)}
      className={isPinned ? 'border-thread! bg-thread-wash! text-thread-ink!' : undefined}
    >
      <Pin aria-hidden="true" size={16} fill={isPinned ? 'currentColor' : 'none'} />
      <span className="tabular-nums">at {formatPlaybackTime(moment ?? currentSeconds)}</span>
    </Button>
  );
}
