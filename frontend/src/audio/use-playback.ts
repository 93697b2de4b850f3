import { useSyncExternalStore } from 'react';
import { player } from './player.ts';
import { type SoundState, type Track, UNTOUCHED } from './sound.ts';

export interface Playback extends SoundState {
  durationSeconds: number;
  toggle: () => void;
  /** Goes there, within the audio; plays on if it was playing. */
  seekTo: (seconds: number) => void;
  /** Goes there and plays. */
  playFrom: (seconds: number) => void;
}

/** Where a track is, and how to move it. Told some four times a second while it plays. Without a track nothing happens. */
export function usePlayback(track: Track | null): Playback {
  const state = useSyncExternalStore(player.subscribe, () => (track ? player.stateOf(track.src) : UNTOUCHED));
  return {
    ...state,
    durationSeconds: state.mediaSeconds ?? track?.knownSeconds ?? 0,
    toggle: () => track && player.toggle(track),
    seekTo: (seconds) => track && player.seekTo(track, seconds),
    playFrom: (seconds) => track && player.playFrom(track, seconds),
  };
}
