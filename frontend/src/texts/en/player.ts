import type { PlaybackProblem } from '../../audio/playback-problem.ts';
import { area } from '../catalogue.ts';

export const playerTexts = area('player', {
  thePlayer: 'The player',
  player: 'Player',
  audioOf: (title: string) => `Audio of ${title}`,
  play: 'Play',
  pause: 'Pause',
  seek: 'Seek',
  timeOf: (time: string, whole: string) => `${time} of ${whole}`,
  speed: 'Playback speed',
  close: 'Close the player',
  problems: {
    gone: 'Playback stopped: the note was deleted, or is no longer shared with you.',
    'signed-out': 'Playback stopped: you are signed out. Sign in again to go on listening.',
    unreachable: 'The audio cannot be reached. It may be that this device is offline. Press Play to try again.',
    unplayable: 'This browser could not play the audio. Press Play to try again.',
  } satisfies Record<PlaybackProblem, string>,
});
