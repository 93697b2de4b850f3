import { SpeechError } from '../speech-error.ts';

const MOST_CHANNELS = 32;
const LOWEST_RATE_HZ = 4_000;
const HIGHEST_RATE_HZ = 384_000;

/** Throws a `SpeechError` for channels or rates that no recorder makes: such a header is a mistake or an attack. */
export function checkSoundShape({ channels, sampleRate }: { channels: number; sampleRate: number }): void {
  const fits =
    channels >= 1 && channels <= MOST_CHANNELS && sampleRate >= LOWEST_RATE_HZ && sampleRate <= HIGHEST_RATE_HZ;
  if (!fits) throw new SpeechError('audio.unsupported', { cause: `${channels} channels at ${sampleRate} Hz` });
}
