import { recorderTexts } from '../../../texts/en/recorder.ts';
import type { Microphones } from './use-microphones.ts';
import type { Interruption } from './watch-microphone.ts';

/** Why nothing could be recorded now; null as far as is known. */
export function obstacleOf({ permission, devices }: Microphones, refusal: Interruption | null): string | null {
  if (!navigator.mediaDevices) return recorderTexts.needsHttps;
  if (permission === 'denied' || (permission === null && refusal === 'blocked')) return recorderTexts.blocked;
  if (devices?.length === 0 || refusal === 'missing') return recorderTexts.missing;
  if (refusal === 'in-use') return recorderTexts.inUse;
  if (refusal === 'sound-taken') return recorderTexts.soundTaken;
  return refusal === 'failed' ? recorderTexts.notHeard : null;
}
