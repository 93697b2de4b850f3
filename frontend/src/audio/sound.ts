import type { PlaybackProblem } from './playback-problem.ts';

/** What can be played. Two views with the same `src` are views of the same sound. */
export interface Track {
  src: string;
  title: string;
  /** Its length until its metadata is there; 0 when nobody knows. */
  knownSeconds: number;
  /** How it sounds, as the API tells it; null where nobody knows. */
  peaks: string | null;
  /** The note that it belongs to; null where there is none, or more than one. */
  noteId: number | null;
  /** A recording that is no note yet, or a file about to be uploaded: checked where it stands, as it sounds. */
  isDraft?: boolean;
}

export interface SoundState {
  readonly isPlaying: boolean;
  /** False until the first play or seek, and again once the end was reached. */
  readonly hasStarted: boolean;
  readonly currentSeconds: number;
  /** Null until the metadata is there. */
  readonly mediaSeconds: number | null;
  readonly problem: PlaybackProblem | null;
}

export const UNTOUCHED: SoundState = {
  isPlaying: false,
  hasStarted: false,
  currentSeconds: 0,
  mediaSeconds: null,
  problem: null,
};

/** A source that does not answer is given up. */
const RELEASED_AFTER_MS = 10_000;
const OPENED = ['loadedmetadata', 'error'];
/** A position may be this far from the one that was asked for. */
const TOLERANCE_SECONDS = 1;

interface SoundEvents {
  onChange: () => void;
  /** The source failed while it was to be played. */
  onFailure: () => void;
}

/** One track with the element that plays it, while it is loaded. Where it was is kept when it is unloaded. */
export class Sound {
  state = UNTOUCHED;
  #audio: HTMLAudioElement | null = null;

  constructor(
    public track: Track,
    private readonly events: SoundEvents,
  ) {}

  get durationSeconds(): number {
    return this.state.mediaSeconds ?? this.track.knownSeconds;
  }

  /** The element, which fetches the metadata as soon as it is there. */
  load(): HTMLAudioElement {
    if (this.#audio) return this.#audio;
    const audio = new Audio();
    audio.preload = 'metadata';
    audio.src = this.track.src;
    this.#audio = audio;
    this.#listenTo(audio);
    return audio;
  }

  /** Lets go of the element and of what it has fetched. */
  unload(): void {
    const audio = this.#audio;
    if (!audio) return;
    this.#audio = null;
    audio.pause();
    audio.remove();
    release(audio);
    if (this.state.isPlaying) this.#change({ isPlaying: false });
  }

  play(rate: number): void {
    const audio = this.load();
    this.setRate(rate);
    audio.preload = 'auto';
    // In the document, where the tools of a browser look for what plays.
    if (!audio.isConnected) document.body.append(audio);
    if (audio.error) audio.load();
    this.#change({ problem: null });
    audio.play().catch((error: unknown) => {
      const isInterrupted = error instanceof Error && error.name === 'AbortError';
      if (!isInterrupted) console.error('The audio could not be played', error);
    });
  }

  pause(): void {
    this.#audio?.pause();
  }

  seekTo(seconds: number): void {
    if (this.durationSeconds <= 0) return;
    const currentSeconds = Math.min(Math.max(0, seconds), this.durationSeconds);
    this.load().currentTime = currentSeconds;
    this.#change({ currentSeconds, hasStarted: true });
  }

  setRate(rate: number): void {
    if (!this.#audio) return;
    // The default too: loading goes back to it.
    this.#audio.defaultPlaybackRate = rate;
    this.#audio.playbackRate = rate;
  }

  /** Takes it that this cannot be played, or not any more. */
  fail(problem: PlaybackProblem): void {
    if (problem === 'gone') {
      this.unload();
      this.state = UNTOUCHED;
    }
    this.#change({ problem });
  }

  #listenTo(audio: HTMLAudioElement): void {
    // What is unloaded is not heard any more.
    const on = (type: keyof HTMLMediaElementEventMap, hear: () => void) =>
      audio.addEventListener(type, () => this.#audio === audio && hear());
    on('play', () => this.#change({ isPlaying: true, hasStarted: true }));
    on('pause', () => this.#change({ isPlaying: false }));
    on('timeupdate', () => {
      if (!audio.ended && !audio.seeking) this.#change({ currentSeconds: audio.currentTime });
    });
    on('loadedmetadata', () => {
      const length = audio.duration;
      if (Number.isFinite(length) && length > 0) this.#change({ mediaSeconds: length });
      const { hasStarted, currentSeconds } = this.state;
      // Not every browser remembers where it was sent before it knew the length.
      const isElsewhere = Math.abs(audio.currentTime - currentSeconds) > TOLERANCE_SECONDS;
      if (hasStarted && isElsewhere) audio.currentTime = currentSeconds;
    });
    on('ended', () => {
      audio.currentTime = 0;
      this.#change({ isPlaying: false, hasStarted: false, currentSeconds: 0 });
    });
    on('error', () => {
      if (!this.state.isPlaying) return;
      console.error('The audio stopped', audio.error?.message);
      audio.pause();
      this.#change({ isPlaying: false });
      this.events.onFailure();
    });
  }

  #change(changes: Partial<SoundState>): void {
    this.state = { ...this.state, ...changes };
    this.events.onChange();
  }
}

/**
 * Has an element forget its source, once it has the metadata: WebKitGTK comes to a halt, the whole page with it, when a
 * source is taken away while it is being opened.
 */
function release(audio: HTMLAudioElement): void {
  const isOpening = audio.readyState === HTMLMediaElement.HAVE_NOTHING && !audio.error;
  if (!isOpening) return forgetSource(audio);
  const forget = () => {
    clearTimeout(timer);
    for (const type of OPENED) audio.removeEventListener(type, forget);
    forgetSource(audio);
  };
  const timer = setTimeout(forget, RELEASED_AFTER_MS);
  for (const type of OPENED) audio.addEventListener(type, forget);
}

function forgetSource(audio: HTMLAudioElement): void {
  audio.removeAttribute('src');
  audio.load();
}
