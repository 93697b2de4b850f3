import { setImmediate as nextTurn } from 'node:timers/promises';
import { createMp3Encoder } from 'wasm-media-encoders';
import type { Sound } from '../speech-synthesizer.ts';
import { VoiceError } from '../voice-error.ts';

/** Of speech at 16 kHz, 24 kHz and more: what one cannot tell from the original on a telephone's loudspeaker. */
const BITRATES = [
  { upToHz: 16_000, kilobits: 32 },
  { upToHz: 24_000, kilobits: 48 },
  { upToHz: 48_000, kilobits: 64 },
] as const;
/** An hour and a half, 22 MB at the rate of the built-in voices. */
const MAX_SECONDS = 5_400;
/** Encoded in one go, in some milliseconds. */
const SLICE_SECONDS = 1;

/** What is known of speech once all of it is encoded. */
export interface SpeechLength {
  seconds: number;
}

/**
 * Encodes sound as it comes to an MP3 of a constant bit rate, which every browser plays, and in which a moment is found without
 * an index. `length` grows along. Rejects with a `VoiceError` where the sound has more than one rate, or does not end.
 */
export async function* encodeMp3(sounds: AsyncIterable<Sound>, length: SpeechLength): AsyncGenerator<Buffer> {
  const encoder = await createMp3Encoder();
  let rate = 0;
  for await (const { samples, sampleRateHz } of sounds) {
    if (rate === 0) {
      rate = sampleRateHz;
      const { kilobits } = BITRATES.find(({ upToHz }) => rate <= upToHz) ?? BITRATES[2];
      encoder.configure({ sampleRate: rate, channels: 1, bitrate: kilobits });
    }
    if (rate !== sampleRateHz) throw new VoiceError('voice.unreadable', { cause: 'the sample rate changed' });
    const slice = rate * SLICE_SECONDS;
    for (let at = 0; at < samples.length; at += slice) {
      const part = samples.subarray(at, at + slice);
      length.seconds += part.length / rate;
      if (length.seconds > MAX_SECONDS) throw new VoiceError('voice.too-long');
      // The encoder writes its next answer to the same memory.
      yield Buffer.from(encoder.encode([part]));
      await nextTurn();
    }
  }
  if (rate === 0) throw new VoiceError('voice.no-words');
  yield Buffer.from(encoder.finalize());
}
