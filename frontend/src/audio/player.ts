import { diagnose, type PlaybackProblem } from './playback-problem.ts';
import { playbackRate, rateOf } from './playback-rate.ts';
import { Sound, type SoundState, type Track, UNTOUCHED } from './sound.ts';

const NO_VIEWS: readonly Element[] = [];

/**
 * Plays one track at a time, above all screens: a store whose views (players on cards and pages, the bar at the foot of the
 * window) come and go. A note or a creation plays on without a view, until it is paused or closed; a recording that is no note yet has
 * nowhere else to be stopped and ends with its last view.
 */
export class Player {
  readonly #sounds = new Map<string, Sound>();
  readonly #views = new Map<string, readonly Element[]>();
  readonly #listeners = new Set<() => void>();
  #current: Sound | null = null;

  /** @param diagnosis why a source failed */
  constructor(private readonly diagnosis: (track: Track) => Promise<PlaybackProblem>) {
    playbackRate.subscribe(() => this.#current?.setRate(rateOf(this.#current.track)));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What plays, or was played last and is not closed. */
  readonly current = (): Track | null => this.#current?.track ?? null;

  stateOf(src: string): SoundState {
    return this.#sounds.get(src)?.state ?? UNTOUCHED;
  }

  /** The elements that show this track now. */
  viewsOf(src: string): readonly Element[] {
    return this.#views.get(src) ?? NO_VIEWS;
  }

  /** Fetches the metadata, for a view that somebody sees. */
  load(track: Track): void {
    this.#soundOf(track).load();
  }

  /** Takes a new title of a track, its length, or how it sounds. */
  describe(track: Track): void {
    if (this.#sounds.has(track.src)) this.#soundOf(track);
  }

  /** Says that an element shows this track; returns how to take that back. */
  addView({ src }: Track, view: Element): () => void {
    this.#setViews(src, [...this.viewsOf(src), view]);
    return () => {
      this.#setViews(
        src,
        this.viewsOf(src).filter((other) => other !== view),
      );
      const sound = this.#sounds.get(src);
      if (!sound || this.viewsOf(src).length > 0) return;
      if (sound !== this.#current) sound.unload();
      else if (sound.track.isDraft) this.close();
    };
  }

  play(track: Track): void {
    const sound = this.#soundOf(track);
    const before = this.#current;
    this.#current = sound;
    if (before && before !== sound) this.#release(before);
    sound.play(rateOf(track));
  }

  pause(): void {
    this.#current?.pause();
  }

  toggle(track: Track): void {
    if (this.stateOf(track.src).isPlaying) this.pause();
    else this.play(track);
  }

  /** Goes there, within the audio; plays on if it was playing. */
  seekTo(track: Track, seconds: number): void {
    this.#soundOf(track).seekTo(seconds);
  }

  /** Goes there and plays. */
  playFrom(track: Track, seconds: number): void {
    this.seekTo(track, seconds);
    if (!this.stateOf(track.src).isPlaying) this.play(track);
  }

  /** Pauses, and has nothing current any more. Where it was is kept for its views. */
  close(): void {
    const before = this.#current;
    this.#current = null;
    if (before?.state.problem) this.#remove(before);
    else if (before) this.#release(before);
    this.#publish();
  }

  /** Stops a note that is deleted, or no longer shared with who listens: said where it plays. */
  endNote(noteId: number): void {
    for (const sound of this.#sounds.values()) {
      if (sound.track.noteId !== noteId) continue;
      if (sound === this.#current && !sound.state.isPlaying) this.close();
      if (sound === this.#current) sound.fail('gone');
      else this.#remove(sound);
    }
  }

  /** Stops and forgets everything: nobody is signed in any more. */
  clear(): void {
    this.#current = null;
    this.#sounds.forEach((sound) => this.#remove(sound));
    this.#publish();
  }

  #soundOf(track: Track): Sound {
    const known = this.#sounds.get(track.src);
    if (known) {
      const { title, knownSeconds, peaks } = known.track;
      const isSame = title === track.title && knownSeconds === track.knownSeconds && peaks === track.peaks;
      if (!isSame) {
        known.track = track;
        this.#publish();
      }
      return known;
    }
    const sound: Sound = new Sound(track, {
      onChange: () => this.#publish(),
      onFailure: () =>
        void this.diagnosis(track).then((problem) => {
          if (!sound.state.isPlaying) sound.fail(problem);
        }),
    });
    this.#sounds.set(track.src, sound);
    return sound;
  }

  #release(sound: Sound): void {
    sound.pause();
    if (this.viewsOf(sound.track.src).length === 0) sound.unload();
  }

  #remove(sound: Sound): void {
    sound.unload();
    this.#sounds.delete(sound.track.src);
  }

  #setViews(src: string, views: readonly Element[]): void {
    if (views.length > 0) this.#views.set(src, views);
    else this.#views.delete(src);
    if (this.#current?.track.src === src) this.#publish();
  }

  #publish(): void {
    this.#listeners.forEach((listener) => listener());
  }
}

/** The one player of this page. */
export const player = new Player(diagnose);

/** For who needs silence, such as a microphone. */
export function pausePlayback(): void {
  player.pause();
}

/** Calls back each time that something begins to play, whoever pressed Play; returns how to stop that. */
export function onPlaybackStart(listener: () => void): () => void {
  const isPlaying = () => {
    const track = player.current();
    return track !== null && player.stateOf(track.src).isPlaying;
  };
  let wasPlaying = isPlaying();
  return player.subscribe(() => {
    const hasStarted = isPlaying() && !wasPlaying;
    wasPlaying = isPlaying();
    if (hasStarted) listener();
  });
}
