const HEADER_BYTES = 44;
export const BYTES_PER_SAMPLE = 2;

/** A WAV file (RIFF, PCM, mono, 16 bit, little-endian) of so many samples in their order; none of `parts` is copied. */
export function encodeWav(parts: readonly BlobPart[], samples: number, sampleRateHz: number): Blob {
  return new Blob([wavHeader(samples * BYTES_PER_SAMPLE, sampleRateHz), ...parts], { type: 'audio/wav' });
}

/** The samples alone of what `encodeWav` has made. */
export function pcmOf(wav: Blob): Blob {
  return wav.slice(HEADER_BYTES);
}

function wavHeader(dataBytes: number, sampleRateHz: number): ArrayBuffer {
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  writeText(header, 0, 'RIFF');
  header.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  writeText(header, 8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, sampleRateHz, true);
  header.setUint32(28, sampleRateHz * BYTES_PER_SAMPLE, true);
  header.setUint16(32, BYTES_PER_SAMPLE, true);
  header.setUint16(34, 8 * BYTES_PER_SAMPLE, true);
  writeText(header, 36, 'data');
  header.setUint32(40, dataBytes, true);
  return header.buffer;
}

function writeText(view: DataView, offset: number, text: string): void {
  for (let index = 0; index < text.length; index += 1) view.setUint8(offset + index, text.charCodeAt(index));
}
