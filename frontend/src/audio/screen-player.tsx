import { PlayerControls } from './player-controls.tsx';
import { useScreenPlayback } from './player-context.tsx';
import { SpeedSelect } from './speed-select.tsx';
import { usePlayerKeys } from './use-player-keys.ts';

/** The player that the rest of a screen follows: with a choice of speed, and keys that work wherever the focus is. */
export function ScreenPlayer({ src, title }: { src: string; title: string }) {
  const playback = useScreenPlayback();
  usePlayerKeys(playback);
  return (
    <PlayerControls src={src} title={title} playback={playback}>
      <SpeedSelect />
    </PlayerControls>
  );
}
