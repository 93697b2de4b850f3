import { readFileSync } from 'node:fs';
import { audioFixture } from '@stitchbook/testing';

const SPEECH = readFileSync(audioFixture('amiable.wav'));

/** A recording that nobody has sent before: its last bytes are made of `mark`. */
export function recordingOf(mark: string): Blob {
  const tail = Buffer.alloc(64);
  tail.write(mark);
  return new Blob([new Uint8Array(SPEECH), new Uint8Array(tail)], { type: 'audio/wav' });
}

export function formOf(fields: Record<string, string>, audio?: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (audio) form.set('audio', audio, 'recording.wav');
  return form;
}
