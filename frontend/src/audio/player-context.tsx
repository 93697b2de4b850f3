import { createContext, use, type ReactNode } from 'react';
import type { Track } from './sound.ts';
import { type Playback, usePlayback } from './use-playback.ts';

const TrackContext = createContext<Track | null>(null);

interface PlayerProviderProps {
  /** Null on a screen without audio. */
  track: Track | null;
  children: ReactNode;
}

/** Stands around a screen on which more than the player itself follows or moves the audio. */
export function PlayerProvider({ track, children }: PlayerProviderProps) {
  return <TrackContext value={track}>{children}</TrackContext>;
}

/** Where the audio of this screen is, and how to move it. */
export function usePlayer(): Playback {
  return usePlayback(useScreenTrack());
}

/** What this screen lets one hear. */
export function useScreenTrack(): Track | null {
  return use(TrackContext);
}
