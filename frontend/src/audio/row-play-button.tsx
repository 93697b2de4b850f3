import { PlayButton } from './play-button.tsx';
import type { Track } from './sound.ts';
import type { Playback } from './use-playback.ts';
import { usePlayerView } from './use-player-view.ts';
import { playerTexts } from '../texts/en/player.ts';

/** All of a player that a row has room for: the rest of it is the bar at the foot of the window. */
export function RowPlayButton({ track, playback }: { track: Track; playback: Playback }) {
  const view = usePlayerView<HTMLDivElement>(track);
  return (
    <div ref={view} role="group" aria-label={playerTexts.audioOf(track.title)} className="print:hidden">
      <PlayButton isPlaying={playback.isPlaying} onPress={playback.toggle} />
    </div>
  );
}
