import { readFile } from 'node:fs/promises';

const FIXTURES = new URL('../../../../libs/testing/fixtures/audio/', import.meta.url);

export function readFixture(name: string): Promise<Buffer> {
  return readFile(new URL(name, FIXTURES));
}

export interface FileToSend {
  bytes: Uint8Array;
  name?: string;
  type?: string;
  field?: string;
}

export function formOf(fields: Record<string, string>, file?: FileToSend): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) {
    const { bytes, name = 'recording.wav', type = 'audio/wav', field = 'audio' } = file;
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  return form;
}

/** A note without audio, by the documented call. */
export function noteForm(title: string, transcript = 'A few words.'): FormData {
  return formOf({ title, transcript, duration: '0' });
}
