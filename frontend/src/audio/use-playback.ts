import { useCallback, useEffect, useRef, useState } from 'react';

let nowPlaying: HTMLAudioElement | null = null;

export interface Playback {
  /** Put these on the `<audio>` element. */
  audioProps: {
    ref: (element: HTMLAudioElement | null) => void;
    onPlay: () => void;
    onPause: () => void;
    onTimeUpdate: () => void;
    onLoadedMetadata: () => void;
    onEnded: () => void;
  };
  isPlaying: boolean;
  /** False until the first play or seek, and again once the end was reached. */
  hasStarted: boolean;
  currentSeconds: number;
  durationSeconds: number;
  toggle: () => void;
  /** Goes there, within the audio; plays on if it was playing. */
  seekTo: (seconds: number) => void;
  /** Goes there and plays. */
  playFrom: (seconds: number) => void;
}

/**
 * Plays one audio element; starting it pauses any other. `knownSeconds` is its length until its metadata is there,
 * `rate` how fast it plays.
 */
export function usePlayback(knownSeconds: number, rate = 1): Playback {
  const element = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasStarted, setStarted] = useState(false);
  const [currentSeconds, setCurrentSeconds] = useState(0);
  const [mediaSeconds, setMediaSeconds] = useState<number | null>(null);
  const durationSeconds = mediaSeconds ?? knownSeconds;

  const ref = useCallback((next: HTMLAudioElement | null) => {
    const before = element.current;
    if (before && before !== next) {
      if (nowPlaying === before) nowPlaying = null;
      if (!before.paused) before.pause();
    }
    element.current = next;
  }, []);

  useEffect(() => {
    if (!element.current) return;
    // The default too: loading goes back to it.
    element.current.defaultPlaybackRate = rate;
    element.current.playbackRate = rate;
  }, [rate]);

  const play = () => {
    element.current?.play().catch((error: unknown) => console.error('The audio could not be played', error));
  };
  const seekTo = (seconds: number) => {
    const audio = element.current;
    if (!audio || durationSeconds <= 0) return;
    const target = Math.min(Math.max(0, seconds), durationSeconds);
    audio.currentTime = target;
    setCurrentSeconds(target);
    setStarted(true);
  };

  return {
    isPlaying,
    hasStarted,
    currentSeconds,
    durationSeconds,
    audioProps: {
      ref,
      onPlay: () => {
        if (nowPlaying !== element.current) nowPlaying?.pause();
        nowPlaying = element.current;
        setStarted(true);
        setPlaying(true);
      },
      onPause: () => setPlaying(false),
      onTimeUpdate: () => element.current && !element.current.ended && setCurrentSeconds(element.current.currentTime),
      onLoadedMetadata: () => {
        const length = element.current?.duration ?? Number.NaN;
        if (Number.isFinite(length) && length > 0) setMediaSeconds(length);
      },
      onEnded: () => {
        if (element.current) element.current.currentTime = 0;
        setPlaying(false);
        setStarted(false);
        setCurrentSeconds(0);
      },
    },
    toggle: () => {
      if (isPlaying) element.current?.pause();
      else play();
    },
    seekTo,
    playFrom: (seconds) => {
      seekTo(seconds);
      if (!isPlaying) play();
    },
  };
}
