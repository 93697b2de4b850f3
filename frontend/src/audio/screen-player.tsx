import { useKeys } from '../keyboard/use-keys.ts';
import { PlayerControls } from './player-controls.tsx';
import { usePlayer, useScreenTrack } from './player-context.tsx';
import { SpeedSelect } from './speed-select.tsx';

/** The player that the rest of a screen follows: with a choice of speed, and keys that work wherever the focus is. */
export function ScreenPlayer() {
  const track = useScreenTrack();
  usePlayerKeys();
  return (
    track && (
      <PlayerControls track={track}>
        <SpeedSelect />
      </PlayerControls>
    )
  );
}

const STEP_SECONDS = 5;

/** Space plays and pauses, the arrows go five seconds back and forth. */
function usePlayerKeys(): void {
  const { toggle, seekTo, currentSeconds } = usePlayer();
  useKeys({
    ' ': toggle,
    ArrowLeft: () => seekTo(currentSeconds - STEP_SECONDS),
    ArrowRight: () => seekTo(currentSeconds + STEP_SECONDS),
  });
}
