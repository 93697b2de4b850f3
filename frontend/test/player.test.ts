import { jest } from '@jest/globals';
import { pausePlayback, Player, player } from '../src/audio/player.ts';
import { playbackRate } from '../src/audio/playback-rate.ts';
import type { PlaybackProblem } from '../src/audio/playback-problem.ts';
import type { Track } from '../src/audio/sound.ts';
import { currentAudio, playOnTo, tell } from './fake-playback.ts';

const CANAL: Track = { src: '/api/notes/7/audio', title: 'By the canal', knownSeconds: 65, peaks: null, noteId: 7 };
const BOILER: Track = { src: '/api/notes/8/audio', title: 'The boiler', knownSeconds: 30, peaks: null, noteId: 8 };
const DRAFT: Track = { ...CANAL, src: 'blob:1', title: 'New Voice Note', noteId: null, isDraft: true };
/** Read aloud from several notes. */
const REVIEW: Track = { ...CANAL, src: '/api/creations/31/speech', title: 'Weekly review', noteId: null };

const positionOf = (store: Player, { src }: Track) => store.stateOf(src).currentSeconds;

function newPlayer(problem: PlaybackProblem = 'unplayable') {
  const store = new Player(async () => problem);
  made.push(store);
  return store;
}

const made: Player[] = [];
afterEach(() => made.splice(0).forEach((store) => store.clear()));

describe('the player', () => {
  it('plays one track at a time, and keeps where the other one was', () => {
    const store = newPlayer();
    store.addView(CANAL, document.body);
    store.play(CANAL);
    playOnTo(12);
    store.play(BOILER);
    expect(store.current()).toEqual(BOILER);
    expect(store.stateOf(BOILER.src)).toMatchObject({ isPlaying: true, hasStarted: true });
    expect(store.stateOf(CANAL.src)).toMatchObject({ isPlaying: false, currentSeconds: 12 });
  });

  it.each([CANAL, REVIEW])('plays $title on when its last view is gone', (track) => {
    const store = newPlayer();
    const removeView = store.addView(track, document.body);
    store.play(track);
    removeView();
    expect(store.stateOf(track.src).isPlaying).toBe(true);
    expect(store.viewsOf(track.src)).toEqual([]);
  });

  it('ends a recording that is no note yet with its last view', () => {
    const store = newPlayer();
    const removeView = store.addView(DRAFT, document.body);
    store.play(DRAFT);
    removeView();
    expect(store.current()).toBeNull();
    expect(store.stateOf(DRAFT.src).isPlaying).toBe(false);
  });

  it('lets go of what was only preloaded when its last view is gone, once it is open', () => {
    const released: HTMLMediaElement[] = [];
    const load = jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
      released.push(this);
    });
    const paused: HTMLMediaElement[] = [];
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      paused.push(this);
    });
    const store = newPlayer();
    const removeView = store.addView(CANAL, document.body);
    store.load(CANAL);
    removeView();
    const [audio] = paused as [HTMLAudioElement];
    // WebKitGTK comes to a halt when a source is taken away while it is being opened.
    expect(released).toEqual([]);
    tell(audio, 'loadedmetadata');
    expect(released).toEqual([audio]);
    expect(audio.hasAttribute('src')).toBe(false);
    load.mockRestore();
    pause.mockRestore();
  });

  it('goes on where it was after its element was let go of', () => {
    const store = newPlayer();
    store.play(CANAL);
    playOnTo(12);
    store.play(BOILER);
    store.play(CANAL);
    tell(currentAudio(), 'loadedmetadata');
    expect(currentAudio().currentTime).toBe(12);
  });

  it('never goes beyond either end', () => {
    const store = newPlayer();
    store.seekTo(CANAL, -3);
    expect(positionOf(store, CANAL)).toBe(0);
    store.seekTo(CANAL, 90);
    expect(positionOf(store, CANAL)).toBe(65);
  });

  it('takes the length of its metadata for its own, and is back at zero when it has ended', () => {
    const store = newPlayer();
    store.play(CANAL);
    Object.defineProperty(currentAudio(), 'duration', { value: 61.5 });
    tell(currentAudio(), 'loadedmetadata');
    store.seekTo(CANAL, 90);
    expect(positionOf(store, CANAL)).toBe(61.5);
    tell(currentAudio(), 'ended');
    expect(store.stateOf(CANAL.src)).toMatchObject({ isPlaying: false, hasStarted: false, currentSeconds: 0 });
  });

  it.each([CANAL, REVIEW])('plays $title at the speed that is chosen, a recording as it sounds', (track) => {
    playbackRate.choose(1.5);
    const store = newPlayer();
    store.play(track);
    expect(currentAudio().playbackRate).toBe(1.5);
    playbackRate.choose(2);
    expect(currentAudio().playbackRate).toBe(2);
    store.addView(DRAFT, document.body);
    store.play(DRAFT);
    expect(currentAudio().playbackRate).toBe(1);
    playbackRate.choose(1);
  });

  it('shows a new title of what plays', () => {
    const store = newPlayer();
    store.play(CANAL);
    store.describe({ ...CANAL, title: 'By the river' });
    expect(store.current()?.title).toBe('By the river');
  });

  it('is silent for who asks', () => {
    player.play(CANAL);
    pausePlayback();
    expect(player.stateOf(CANAL.src).isPlaying).toBe(false);
  });
});

describe('a source that fails', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('is said once it is known why, and not any more when it plays again', async () => {
    const store = newPlayer('unreachable');
    store.play(CANAL);
    playOnTo(12);
    tell(currentAudio(), 'error');
    await Promise.resolve();
    expect(store.stateOf(CANAL.src)).toMatchObject({ isPlaying: false, problem: 'unreachable', currentSeconds: 12 });
    store.play(CANAL);
    expect(store.stateOf(CANAL.src)).toMatchObject({ isPlaying: true, problem: null, currentSeconds: 12 });
  });

  it('is not said before it is to be played', () => {
    const store = newPlayer();
    store.addView(CANAL, document.body);
    store.load(CANAL);
    expect(store.stateOf(CANAL.src).problem).toBeNull();
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('a note that is gone', () => {
  it('stops and says so where it plays, until it is closed', () => {
    const store = newPlayer();
    store.play(CANAL);
    store.endNote(CANAL.noteId as number);
    expect(store.current()).toEqual(CANAL);
    expect(store.stateOf(CANAL.src)).toMatchObject({ isPlaying: false, problem: 'gone', currentSeconds: 0 });
    store.close();
    expect(store.stateOf(CANAL.src).problem).toBeNull();
  });

  it('goes without a word when it is paused', () => {
    const store = newPlayer();
    store.play(CANAL);
    store.pause();
    store.endNote(CANAL.noteId as number);
    expect(store.current()).toBeNull();
  });

  it('leaves others alone', () => {
    const store = newPlayer();
    store.play(CANAL);
    store.endNote(BOILER.noteId as number);
    expect(store.stateOf(CANAL.src).isPlaying).toBe(true);
  });
});
