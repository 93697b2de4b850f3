import { createContext, use, type ReactNode } from 'react';
import { usePlayback, type Playback } from './use-playback.ts';
import { usePlaybackRate } from './use-playback-rate.ts';

type Player = Pick<
  Playback,
  'isPlaying' | 'hasStarted' | 'currentSeconds' | 'durationSeconds' | 'toggle' | 'seekTo' | 'playFrom'
>;

const PlayerContext = createContext<Playback | null>(null);

interface PlayerProviderProps {
  /** Length of the audio, 0 without audio. */
  durationSeconds: number;
  children: ReactNode;
}

/** Stands around a screen on which more than the player itself follows or moves the audio. */
export function PlayerProvider({ durationSeconds, children }: PlayerProviderProps) {
  const [rate] = usePlaybackRate();
  return <PlayerContext value={usePlayback(durationSeconds, rate)}>{children}</PlayerContext>;
}

/** Where the audio of this screen is, and how to move it. Told some four times a second while it plays. */
export function usePlayer(): Player {
  return useScreenPlayback();
}

/** For the player of the screen alone: the same with what its `<audio>` needs. */
export function useScreenPlayback(): Playback {
  const playback = use(PlayerContext);
  if (!playback) throw new Error('There is no PlayerProvider around this.');
  return playback;
}
