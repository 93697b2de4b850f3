import { fileURLToPath } from 'node:url';

/** What is said in dashwood.wav, dashwood.mp3 and dashwood.m4a, in seven seconds. */
export const DASHWOOD =
  'And Mr. John Dashwood had then leisure to consider how much there might be prudently in his power to do for them.';

const HEADER_BYTES = 44;

export function fixture(name: string): string {
  return fileURLToPath(new URL(`../../libs/testing/fixtures/audio/${name}`, import.meta.url));
}

/** A clip of a synthesiser, in which nobody speaks English. */
export function spokenIn(language: 'french' | 'german' | 'spanish' | 'japanese' | 'mandarin'): string {
  return fileURLToPath(new URL(`../../libs/speech/test/fixtures/other-languages/${language}.mp3`, import.meta.url));
}

/** One WAV made of others, all of 16 kHz mono with a plain header of 44 bytes. */
export function joinRecordings(wavs: readonly Buffer[]): Buffer {
  const samples = Buffer.concat(wavs.map((wav) => wav.subarray(HEADER_BYTES)));
  const header = Buffer.from(silence(0));
  header.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** A WAV of 16 kHz mono in which nobody says anything. */
export function silence(seconds: number): Buffer {
  const bytes = seconds * 32_000;
  const wav = Buffer.alloc(HEADER_BYTES + bytes);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(16_000, 24);
  wav.writeUInt32LE(32_000, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(bytes, 40);
  return wav;
}
