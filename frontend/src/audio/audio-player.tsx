import { PlayerControls } from './player-controls.tsx';
import { usePlayback } from './use-playback.ts';

interface AudioPlayerProps {
  src: string;
  /** Seconds; 0 when not known before the metadata is there. */
  duration: number;
  title: string;
}

/** A player that nothing else on the screen follows; where something does, see `PlayerProvider`. */
export function AudioPlayer({ src, duration, title }: AudioPlayerProps) {
  return <PlayerControls src={src} title={title} playback={usePlayback(duration)} />;
}
