import type { Sound } from '../speech-synthesizer.ts';

const FULL_SCALE = 32_768;
const MIN_RATE_HZ = 8_000;
const MAX_RATE_HZ = 48_000;

/**
 * The sound of a WAV file in memory: 16-bit PCM, of several channels the first. What is written before its end is known has a
 * size that is none; then everything that follows is sound. Null for anything else.
 */
export function readWav(wav: Uint8Array): Sound | null {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  if (wav.length < 12 || nameAt(wav, 0) !== 'RIFF' || nameAt(wav, 8) !== 'WAVE') return null;
  let format: { channels: number; sampleRateHz: number } | null = null;
  for (let at = 12; at + 8 <= wav.length;) {
    const [name, size, body] = [nameAt(wav, at), view.getUint32(at + 4, true), at + 8];
    if (name === 'fmt ' && body + 16 <= wav.length) format = readFormat(view, body);
    if (name === 'data') return format && readSamples(view, body, size, format);
    at = body + size + (size % 2);
  }
  return null;
}

function nameAt(wav: Uint8Array, at: number): string {
  return String.fromCharCode(...wav.subarray(at, at + 4));
}

function readFormat(view: DataView, at: number) {
  const [channels, sampleRateHz, bits] = [
    view.getUint16(at + 2, true),
    view.getUint32(at + 4, true),
    view.getUint16(at + 14, true),
  ];
  const isKnown = bits === 16 && channels >= 1 && channels <= 8;
  return isKnown && sampleRateHz >= MIN_RATE_HZ && sampleRateHz <= MAX_RATE_HZ ? { channels, sampleRateHz } : null;
}

function readSamples(
  view: DataView,
  start: number,
  declared: number,
  { channels, sampleRateHz }: { channels: number; sampleRateHz: number },
): Sound {
  const bytes = Math.min(declared === 0 ? Number.POSITIVE_INFINITY : declared, view.byteLength - start);
  const frameBytes = channels * 2;
  const samples = new Float32Array(Math.floor(bytes / frameBytes));
  for (let i = 0; i < samples.length; i += 1) samples[i] = view.getInt16(start + i * frameBytes, true) / FULL_SCALE;
  return { samples, sampleRateHz };
}
