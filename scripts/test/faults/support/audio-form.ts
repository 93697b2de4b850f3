import { readFileSync } from 'node:fs';
import { audioFixture } from '@stitchbook/testing';

const SPEECH = readFileSync(audioFixture('amiable.wav'));

export const WAV_HEADER_BYTES = 44;
/** Ten seconds. */
const SPOKEN_BYTES = 320_000;

/** A recording that nobody has sent before: its last bytes are made of `mark`. */
export function recordingOf(mark: string): Blob {
  const tail = Buffer.alloc(64);
  tail.write(mark);
  return new Blob([new Uint8Array(SPEECH), new Uint8Array(tail)], { type: 'audio/wav' });
}

/** What a recorder has heard, 16 kHz and 16 bit, in pieces: one that is kept in a row, one that is kept as a file, and the rest. */
export function spokenPiecesOf(mark: string): Uint8Array<ArrayBuffer>[] {
  const sound = SPEECH.subarray(WAV_HEADER_BYTES, WAV_HEADER_BYTES + 2 * Math.floor(SPEECH.length / 4));
  const whole = new Uint8Array(Math.max(SPOKEN_BYTES, sound.length));
  for (let at = 0; at < whole.length; at += sound.length) whole.set(sound.subarray(0, whole.length - at), at);
  new TextEncoder().encodeInto(mark, whole.subarray(whole.length - 64));
  return [whole.subarray(0, 16_000), whole.subarray(16_000, 316_000), whole.subarray(316_000)];
}

export function formOf(fields: Record<string, string>, audio?: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (audio) form.set('audio', audio, 'recording.wav');
  return form;
}
