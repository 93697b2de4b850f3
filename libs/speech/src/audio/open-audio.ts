import type { AudioFormat } from '@stitchbook/contracts';
import { stat } from 'node:fs/promises';
import type { SpeechAudio } from '../speech-engine.ts';
import { SpeechError } from '../speech-error.ts';
import type { DecodedAudio } from './decoded-audio.ts';
import { openM4a } from './open-m4a.ts';
import { openMp3 } from './open-mp3.ts';
import { openWav } from './open-wav.ts';

const OPENERS: Readonly<Record<AudioFormat, (path: string) => Promise<DecodedAudio>>> = {
  wav: openWav,
  mp3: openMp3,
  m4a: openM4a,
};

/** Opens a recording as a stream of sound, whatever its container. Throws a `SpeechError`. */
export async function openAudio({ path, format }: SpeechAudio): Promise<DecodedAudio> {
  const { size } = await stat(path).catch((cause: unknown) => {
    throw new SpeechError('audio.missing', { cause });
  });
  if (size === 0) throw new SpeechError('audio.empty');
  return OPENERS[format](path);
}
