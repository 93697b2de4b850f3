import { useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { DOCK_ID } from '../design/bottom-dock.tsx';
import { useKeys } from '../keyboard/use-keys.ts';
import type { Moment } from './moment-dots.tsx';
import { PlayerControls } from './player-controls.tsx';
import { usePlayer, useScreenTrack } from './player-context.tsx';
import { SpeedSelect } from './speed-select.tsx';
import type { Track } from './sound.ts';
import { useIsScrolledPast } from './use-is-scrolled-past.ts';
import { playerTexts } from '../texts/en/player.ts';

/**
 * The player that the rest of a screen follows: with a choice of speed, keys that work wherever the focus is, and `moments`
 * on its thread. It stays at the top while the screen is scrolled; on a phone, where the thumb is, at the foot.
 */
export function ScreenPlayer({ moments = [] }: { moments?: readonly Moment[] }) {
  const track = useScreenTrack();
  const place = useRef<HTMLDivElement>(null);
  const isAway = useIsScrolledPast(place);
  usePlayerKeys();
  if (!track) return null;
  return (
    <>
      <div
        ref={place}
        data-stays-at-top
        className="z-20 mt-3 grid min-h-[52px] items-center border-y border-rule bg-paper sm:sticky sm:top-0 print:hidden"
      >
        <PlayerControls track={track} moments={moments}>
          <SpeedSelect />
        </PlayerControls>
      </div>
      {isAway && <DockedPlayer track={track} moments={moments} place={place} />}
    </>
  );
}

interface DockedPlayerProps {
  track: Track;
  moments: readonly Moment[];
  /** Where the player itself stands. */
  place: RefObject<HTMLElement | null>;
}

function DockedPlayer({ track, moments, place }: DockedPlayerProps) {
  const bar = useRef<HTMLElement>(null);
  // Whoever had the focus here has it in the player that this one stands for.
  useLayoutEffect(() => {
    const element = bar.current;
    const inPage = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      inPage?.querySelector('button')?.focus({ preventScroll: true });
    };
  }, [place]);
  const dock = document.getElementById(DOCK_ID);
  return (
    dock &&
    createPortal(
      <section
        ref={bar}
        aria-label={playerTexts.player}
        className="order-first grid min-h-[52px] items-center px-4 sm:hidden"
      >
        <PlayerControls track={track} moments={moments} />
      </section>,
      dock,
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
