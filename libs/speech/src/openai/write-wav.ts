import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';

const HEADER_BYTES = 44;

/** A WAV file of 16 kHz, mono, 16-bit sound. */
export function writeWav(samples: Int16Array): Uint8Array {
  const wav = Buffer.alloc(HEADER_BYTES + samples.length * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SPEECH_SAMPLE_RATE_HZ, 24);
  wav.writeUInt32LE(SPEECH_SAMPLE_RATE_HZ * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples.length * 2, 40);
  for (const [i, sample] of samples.entries()) wav.writeInt16LE(sample, HEADER_BYTES + i * 2);
  return wav;
}
