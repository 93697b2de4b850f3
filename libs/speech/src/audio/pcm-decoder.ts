import { decoder as createWavDecoder } from '@audio/decode-wav';
import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { plainWavHeader } from './wav-reader.ts';

const BYTES_PER_SAMPLE = 2;

/**
 * Decodes 16-bit samples at 16 kHz that come in pieces of any length, by the decoder of WAV files: samples are then the same, to
 * the bit, as those of the file that is made of the pieces.
 */
export class PcmDecoder {
  private readonly decoder = createWavDecoder();

  constructor() {
    const format = Buffer.alloc(16);
    format.writeUInt16LE(1, 0);
    format.writeUInt16LE(1, 2);
    format.writeUInt32LE(SPEECH_SAMPLE_RATE_HZ, 4);
    format.writeUInt32LE(SPEECH_SAMPLE_RATE_HZ * BYTES_PER_SAMPLE, 8);
    format.writeUInt16LE(BYTES_PER_SAMPLE, 12);
    format.writeUInt16LE(BYTES_PER_SAMPLE * 8, 14);
    this.decoder.decode(plainWavHeader(format));
  }

  decode(pcm: Uint8Array): Float32Array {
    // A copy, for the decoder reads samples of two bytes from where they lie: a piece may begin at an odd address.
    return this.decoder.decode(new Uint8Array(pcm)).channelData[0] ?? new Float32Array(0);
  }
}
