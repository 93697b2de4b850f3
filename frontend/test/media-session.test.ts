import { showInMediaSession } from '../src/audio/media-session.ts';
import { player } from '../src/audio/player.ts';
import type { Track } from '../src/audio/sound.ts';
import { playOnTo } from './fake-playback.ts';

const CANAL: Track = { src: '/api/notes/7/audio', title: 'By the canal', knownSeconds: 65, peaks: null, noteId: 7 };

class FakeSession {
  metadata: MediaMetadataInit | null = null;
  playbackState = 'none';
  readonly positions: (MediaPositionState | undefined)[] = [];
  readonly handlers = new Map<string, MediaSessionActionHandler>();
  readonly unknown: string[] = [];

  setPositionState(state?: MediaPositionState) {
    this.positions.push(state);
  }

  setActionHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
    if (this.unknown.includes(action)) throw new TypeError('not an action');
    if (handler) this.handlers.set(action, handler);
    else this.handlers.delete(action);
  }

  press(action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) {
    this.handlers.get(action)?.({ action, ...details });
  }
}

let session: FakeSession;
let clear = () => {};

beforeEach(() => {
  session = new FakeSession();
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
  Object.assign(globalThis, {
    MediaMetadata: function MediaMetadata(init: MediaMetadataInit) {
      return init;
    },
  });
});

afterEach(() => {
  clear();
  Reflect.deleteProperty(navigator, 'mediaSession');
  Reflect.deleteProperty(globalThis, 'MediaMetadata');
});

function play() {
  player.play(CANAL);
  clear = showInMediaSession(player);
}

describe('the media session', () => {
  it('shows what plays, and where it is', () => {
    play();
    expect(session.metadata).toMatchObject({ title: 'By the canal', artist: 'Stitchbook' });
    expect(session.playbackState).toBe('playing');
    expect(session.positions).toEqual([{ duration: 65, position: 0, playbackRate: 1 }]);
    player.pause();
    expect(session.playbackState).toBe('paused');
  });

  it('is told again when the sound jumps, not for each moment that passes', () => {
    play();
    playOnTo(0.25);
    playOnTo(0.5);
    expect(session.positions).toHaveLength(1);
    player.seekTo(CANAL, 40);
    expect(session.positions.at(-1)).toMatchObject({ position: 40 });
  });

  it('has its keys obeyed', () => {
    play();
    const position = () => player.stateOf(CANAL.src).currentSeconds;
    session.press('seekforward');
    expect(position()).toBe(15);
    session.press('seekforward', { seekOffset: 30 });
    session.press('seekbackward');
    expect(position()).toBe(30);
    session.press('seekto', { seekTime: 61 });
    expect(position()).toBe(61);
    session.press('pause');
    expect(player.stateOf(CANAL.src).isPlaying).toBe(false);
    session.press('play');
    expect(player.stateOf(CANAL.src).isPlaying).toBe(true);
  });

  it('does without an action that a browser does not know', () => {
    session.unknown.push('seekto');
    play();
    expect([...session.handlers.keys()]).toEqual(['play', 'pause', 'seekbackward', 'seekforward']);
  });

  it('shows nothing any more when it is cleared', () => {
    play();
    clear();
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
    expect(session.handlers.size).toBe(0);
    expect(session.positions.at(-1)).toBeUndefined();
  });

  it('is done without in a browser that has none', () => {
    Reflect.deleteProperty(navigator, 'mediaSession');
    player.play(CANAL);
    expect(() => showInMediaSession(player)()).not.toThrow();
  });
});
