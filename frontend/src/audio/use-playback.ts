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
  positionSeconds: number;
  durationSeconds: number;
  toggle: () => void;
  seek: (seconds: number) => void;
}

/** Plays one audio element; starting it pauses any other. `knownSeconds` is its length until its metadata is there. */
export function usePlayback(knownSeconds: number): Playback {
  const element = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasStarted, setStarted] = useState(false);
  const [positionSeconds, setPosition] = useState(0);
  const [mediaSeconds, setMediaSeconds] = useState<number | null>(null);
  const durationSeconds = mediaSeconds ?? knownSeconds;

  const ref = useCallback((next: HTMLAudioElement | null) => {
    element.current = next;
  }, []);

  useEffect(() => {
    const audio = element.current;
    return () => {
      if (nowPlaying === audio) nowPlaying = null;
      audio?.pause();
    };
  }, []);

  return {
    isPlaying,
    hasStarted,
    positionSeconds,
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
      onTimeUpdate: () => element.current && !element.current.ended && setPosition(element.current.currentTime),
      onLoadedMetadata: () => {
        const length = element.current?.duration ?? Number.NaN;
        if (Number.isFinite(length) && length > 0) setMediaSeconds(length);
      },
      onEnded: () => {
        if (element.current) element.current.currentTime = 0;
        setPlaying(false);
        setStarted(false);
        setPosition(0);
      },
    },
    toggle: () => {
      const audio = element.current;
      if (!audio) return;
      if (isPlaying) audio.pause();
      else audio.play().catch((error: unknown) => console.error('The audio could not be played', error));
    },
    seek: (seconds) => {
      const audio = element.current;
      if (!audio || durationSeconds <= 0) return;
      const target = Math.min(Math.max(0, seconds), durationSeconds);
      audio.currentTime = target;
      setPosition(target);
      setStarted(true);
    },
  };
}
