import { deviceSetting } from '../device/device-setting.ts';
import type { Track } from './sound.ts';

export const PLAYBACK_RATES = [0.75, 1, 1.25, 1.5, 2] as const;

/** How fast long audio is played, as the person chose last, here or in an earlier visit. */
export const playbackRate = deviceSetting<number>('stitchbook.playback-rate', PLAYBACK_RATES, 1);

/** A recording that is no note yet is checked as it sounds; notes and creations are listened to as fast as the person chose. */
export function rateOf({ isDraft }: Track): number {
  return isDraft ? 1 : playbackRate.read();
}
