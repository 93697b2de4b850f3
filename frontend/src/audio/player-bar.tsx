import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../recovery/error-boundary.tsx';
import { lazyWithRetry } from '../recovery/lazy-with-retry.tsx';
import { player } from './player.ts';
import { playerTexts } from '../texts/en/player.ts';

const MiniPlayer = lazyWithRetry(() => import('./mini-player.tsx'));

/** Where the player stands on every screen once something has been played. Sound ends where this goes: on the way out. */
export function PlayerBar() {
  const track = useSyncExternalStore(player.subscribe, player.current);
  useEffect(() => () => player.clear(), []);
  return (
    track && (
      <ErrorBoundary what={playerTexts.thePlayer}>
        <Suspense>
          <MiniPlayer track={track} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
