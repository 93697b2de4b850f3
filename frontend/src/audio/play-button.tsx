import { Pause, Play } from 'lucide-react';
import { playerTexts } from '../texts/en/player.ts';

export function PlayButton({ isPlaying, onPress }: { isPlaying: boolean; onPress: () => void }) {
  const Icon = isPlaying ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={isPlaying ? playerTexts.pause : playerTexts.play}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-transparent bg-thread-fill text-on-thread transition-colors hover:bg-thread-fill-hover"
    >
      <Icon aria-hidden="true" size={18} fill="currentColor" strokeWidth={1} />
    </button>
  );
}
