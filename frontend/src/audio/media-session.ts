import { rateOf } from './playback-rate.ts';
import type { Player } from './player.ts';
import type { Track } from './sound.ts';

const STEP_SECONDS = 15;
/** Systems count on by themselves: the position is published again when that is off by more than this. */
const DRIFT_SECONDS = 1.5;
const ARTWORK = [
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
];

/**
 * Shows what plays where the system shows it (lock screen, headset, media keys), and obeys what is pressed there. Returns
 * how to clear that. Does nothing in a browser without Media Session.
 */
export function showInMediaSession(player: Player): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const { mediaSession } = navigator;
  let shown: Track | null = null;
  let published = { isPlaying: false, seconds: Number.NaN, length: 0, rate: 1, atMs: 0 };

  const publishPosition = (track: Track) => {
    const { isPlaying, currentSeconds, mediaSeconds } = player.stateOf(track.src);
    const length = mediaSeconds ?? track.knownSeconds;
    const rate = rateOf(track);
    const expected =
      published.seconds + (published.isPlaying ? ((performance.now() - published.atMs) / 1000) * published.rate : 0);
    const isKnown = published.isPlaying === isPlaying && published.length === length && published.rate === rate;
    if (isKnown && Math.abs(currentSeconds - expected) <= DRIFT_SECONDS) return;
    published = { isPlaying, seconds: currentSeconds, length, rate, atMs: performance.now() };
    mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
    if (length <= 0) return;
    mediaSession.setPositionState?.({
      duration: length,
      position: Math.min(currentSeconds, length),
      playbackRate: rate,
    });
  };
  const publish = () => {
    const track = player.current();
    if (!track) return;
    if (track !== shown) {
      mediaSession.metadata = new MediaMetadata({ title: track.title, artist: 'Stitchbook', artwork: ARTWORK });
      published.seconds = Number.NaN;
    }
    shown = track;
    publishPosition(track);
  };

  const step = (seconds: number) => {
    const track = player.current();
    if (track) player.seekTo(track, player.stateOf(track.src).currentSeconds + seconds);
  };
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => {
      const track = player.current();
      if (track) player.play(track);
    },
    pause: () => player.pause(),
    seekbackward: ({ seekOffset }) => step(-(seekOffset ?? STEP_SECONDS)),
    seekforward: ({ seekOffset }) => step(seekOffset ?? STEP_SECONDS),
    seekto: ({ seekTime }) => {
      const track = player.current();
      if (track && seekTime !== undefined) player.seekTo(track, seekTime);
    },
  };
  const actions = Object.keys(handlers) as MediaSessionAction[];
  for (const action of actions) handle(mediaSession, action, handlers[action] ?? null);

  publish();
  const unsubscribe = player.subscribe(publish);
  return () => {
    unsubscribe();
    for (const action of actions) handle(mediaSession, action, null);
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
    mediaSession.setPositionState?.();
  };
}

/** Browsers throw at actions that they do not know. */
function handle(session: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // It cannot be pressed there then.
  }
}
