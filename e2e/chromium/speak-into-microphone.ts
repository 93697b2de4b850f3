import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fixture } from '../words/recordings.ts';

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/stitchbook-microphone', import.meta.url));

/** The person breathes before they speak, and has time to press Stop before the file would begin again. */
const BEFORE_SECONDS = 1;
const AFTER_SECONDS = 60;

/** Arguments that give Chromium a microphone, and leave to use it, into which a WAV fixture is spoken once. */
export function speakIntoMicrophone(name: string): string[] {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, name);
  writeFileSync(path, padWithSilence(readFileSync(fixture(name))));
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${path}%noloop`,
  ];
}

/** For a WAV of 16-bit PCM whose samples are its last chunk. */
function padWithSilence(wav: Buffer): Buffer {
  const data = wav.indexOf('data', 12, 'latin1') + 8;
  const bytesPerSecond = wav.readUInt32LE(28);
  const header = Buffer.from(wav.subarray(0, data));
  const samples = wav.subarray(data, data + wav.readUInt32LE(data - 4));
  const before = Buffer.alloc(BEFORE_SECONDS * bytesPerSecond);
  const after = Buffer.alloc(AFTER_SECONDS * bytesPerSecond);
  const length = before.length + samples.length + after.length;
  header.writeUInt32LE(length, data - 4);
  header.writeUInt32LE(data - 8 + length, 4);
  return Buffer.concat([header, before, samples, after]);
}
