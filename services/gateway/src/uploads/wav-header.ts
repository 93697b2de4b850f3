export const WAV_HEADER_BYTES = 44;
/** What the 32 bits of the header have room for. */
export const MAX_WAV_DATA_BYTES = 2 ** 32 - 1 - WAV_HEADER_BYTES;

const SAMPLE_RATE = 16_000;
const BYTES_PER_SAMPLE = 2;
const FORMAT_PCM = 1;

/** What stands before 16-bit mono samples, 16,000 a second, to make them a WAV file. */
export function wavHeader(dataBytes: number): Buffer {
  const header = Buffer.alloc(WAV_HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(WAV_HEADER_BYTES - 8 + dataBytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(FORMAT_PCM, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * BYTES_PER_SAMPLE, 28);
  header.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  header.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34);
  header.write('data', 36);
  header.writeUInt32LE(dataBytes, 40);
  return header;
}
