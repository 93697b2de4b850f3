import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { encodeWav } from '../capture/encode-wav.ts';
import { readSound } from './read-sound.ts';

/** A stored take as the WAV file it would have become. */
export async function readRecording(takeId: string): Promise<Blob> {
  const sound = await readSound(takeId);
  return encodeWav(sound.parts(), sound.samples, SPEECH_SAMPLE_RATE_HZ);
}
