import { useKeys } from '../keyboard/use-keys.ts';
import type { Playback } from './use-playback.ts';

const STEP_SECONDS = 5;

/** Space plays and pauses, the arrows go five seconds back and forth. */
export function usePlayerKeys({ toggle, seekTo, currentSeconds }: Playback): void {
  useKeys({
    ' ': toggle,
    ArrowLeft: () => seekTo(currentSeconds - STEP_SECONDS),
    ArrowRight: () => seekTo(currentSeconds + STEP_SECONDS),
  });
}
