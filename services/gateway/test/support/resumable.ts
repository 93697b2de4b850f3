import { createHash } from 'node:crypto';
import type { Upload } from '@stitchbook/api-types';
import type { Answer, Person } from './person.ts';

const TUS = { 'tus-resumable': '1.0.0' };

/** As the tus protocol writes it; null stands for a name without a value. */
function metadataOf(fields: Readonly<Record<string, string | null>>): string {
  const pairs = Object.entries(fields).map(([name, value]) =>
    value === null ? name : `${name} ${Buffer.from(value).toString('base64')}`,
  );
  return pairs.join(',');
}

export function askForUpload(
  person: Person,
  fields: Readonly<Record<string, string | null>> = {},
  length: number | null = null,
): Promise<Answer> {
  return person.ask('POST', '/api/uploads', {
    headers: {
      ...TUS,
      'upload-metadata': metadataOf(fields),
      ...(length === null ? { 'upload-defer-length': '1' } : { 'upload-length': String(length) }),
    },
  });
}

export async function createUpload(...asked: Parameters<typeof askForUpload>): Promise<Upload> {
  const { status, body } = await askForUpload(...asked);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as Upload;
}

export function sendPiece(
  person: Person,
  id: string,
  offset: number,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return person.ask('PATCH', `/api/uploads/${id}`, {
    bytes,
    headers: { ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers },
  });
}

/** All of it, in pieces of this size, and its length in the end. */
export async function sendAll(person: Person, id: string, bytes: Uint8Array, pieceBytes: number): Promise<void> {
  for (let offset = 0; offset < bytes.length; offset += pieceBytes) {
    const answer = await sendPiece(person, id, offset, bytes.subarray(offset, offset + pieceBytes));
    expect({ offset, ...answer }).toMatchObject({ status: 204 });
  }
  const declared = { 'upload-length': String(bytes.length) };
  expect(await sendPiece(person, id, bytes.length, Buffer.alloc(0), declared)).toMatchObject({ status: 204 });
}

export function checksumOf(bytes: Uint8Array, algorithm = 'sha256'): { 'upload-checksum': string } {
  return { 'upload-checksum': `${algorithm} ${createHash(algorithm).update(bytes).digest('base64')}` };
}

export function askToTranscribe(person: Person, id: string): Promise<Answer> {
  return person.ask('POST', `/api/uploads/${id}/transcribe`, { headers: { prefer: 'respond-async' } });
}
