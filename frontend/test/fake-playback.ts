import { act } from '@testing-library/react';

const playing = new WeakSet<HTMLMediaElement>();

/** jsdom plays nothing: its media elements begin and pause as a browser's, but no time passes by itself. */
export function fakePlayback(): void {
  Object.defineProperties(HTMLMediaElement.prototype, {
    paused: { configurable: true, get: isPaused },
    play: { configurable: true, value: play, writable: true },
    pause: { configurable: true, value: pause, writable: true },
    load: { configurable: true, value: () => undefined, writable: true },
  });
}

/** The element of what plays, or was played last. */
export function currentAudio(): HTMLAudioElement {
  const audio = [...document.querySelectorAll<HTMLAudioElement>('body > audio')].at(-1);
  if (!audio) throw new Error('Nothing has been played.');
  return audio;
}

/** Lets what plays come to a moment. */
export function playOnTo(seconds: number, audio = currentAudio()): void {
  audio.currentTime = seconds;
  tell(audio, 'timeupdate');
}

export function tell(audio: HTMLMediaElement, type: keyof HTMLMediaElementEventMap): void {
  act(() => void audio.dispatchEvent(new Event(type)));
}

function isPaused(this: HTMLMediaElement): boolean {
  return !playing.has(this);
}

async function play(this: HTMLMediaElement): Promise<void> {
  playing.add(this);
  this.dispatchEvent(new Event('play'));
}

function pause(this: HTMLMediaElement): void {
  if (playing.delete(this)) this.dispatchEvent(new Event('pause'));
}
