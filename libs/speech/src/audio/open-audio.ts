import { SPEECH_SAMPLE_RATE_HZ, type AudioFormat } from '@stitchbook/contracts';
import { stat } from 'node:fs/promises';
import { sherpa, type Resampler } from '../sherpa.ts';
import type { SpeechAudio } from '../speech-engine.ts';
import { SpeechError } from '../speech-error.ts';
import { checkSoundShape, type DecodedAudio, type MonoBlock } from './audio-reader.ts';
import { openM4a } from './m4a-reader.ts';
import { openMp3 } from './mp3-reader.ts';
import { openWav } from './wav-reader.ts';

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

/** Yields the same sound at 16 kHz. Files put together from several may change their rate on the way. */
export async function* resampleToSpeechRate(blocks: AsyncIterable<MonoBlock>): AsyncGenerator<Float32Array> {
  let rate = SPEECH_SAMPLE_RATE_HZ;
  let resampler: Resampler | null = null;
  for await (const { samples, sampleRate } of blocks) {
    if (sampleRate !== rate) {
      checkSoundShape({ channels: 1, sampleRate });
      if (resampler) yield resampler.flush(new Float32Array(0));
      resampler =
        sampleRate === SPEECH_SAMPLE_RATE_HZ ? null : new sherpa.LinearResampler(sampleRate, SPEECH_SAMPLE_RATE_HZ);
      rate = sampleRate;
    }
    yield resampler ? resampler.resample(samples) : samples;
  }
  if (resampler) yield resampler.flush(new Float32Array(0));
}
