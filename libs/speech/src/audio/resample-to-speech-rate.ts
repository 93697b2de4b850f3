import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { sherpa, type Resampler } from '../native/sherpa.ts';
import { checkSoundShape } from './check-sound-shape.ts';
import type { MonoBlock } from './decoded-audio.ts';

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
