import type { Upload } from '@stitchbook/api-types';
import { RequestError, Unreachable } from '../http/errors.ts';
import { sendWithProgress } from '../http/send-with-progress.ts';
import { accountHeader, noteAnswer } from '../http/session.ts';

/** What an upload is of; the same `key` is the same upload. */
export interface UploadSubject {
  key: string;
  media: Upload['media'];
  fileName?: string;
  title?: string;
  /** Whether the words are wanted while they are spoken. */
  wantsCaptions?: boolean;
}

/** How far an upload is. */
export interface UploadPlace {
  id: string;
  /** Bytes that the server has. */
  offset: number;
  /** Bytes of the whole; null until it is declared. */
  length: number | null;
}

interface Piece {
  bytes: ArrayBuffer;
  /** Declares how long the whole is. */
  length: number | null;
  onProgress?: (sentBytes: number) => void;
  signal: AbortSignal;
}

const TUS = { 'Tus-Resumable': '1.0.0' } as const;

/** A connection that takes nothing for so long is a lost one. */
const STALLED_AFTER_MS = 30_000;

/**
 * Begins an upload, or finds the one of the same key again. It is asked in place of HEAD after every doubt too: its answer
 * has the offset, an upload that is gone begins anew, and a refusal has a body that says who is signed in.
 */
export async function createUpload(
  { key, media, fileName, title, wantsCaptions = false }: UploadSubject,
  length: number | null,
  signal: AbortSignal,
): Promise<UploadPlace> {
  const metadata = { key, media, filename: fileName, title };
  const pairs = Object.entries(metadata).flatMap(([name, value]) => (value ? `${name} ${toBase64(value)}` : []));
  const path = '/api/uploads';
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: {
      ...accountHeader(),
      ...TUS,
      ...(length === null ? { 'Upload-Defer-Length': '1' } : { 'Upload-Length': String(length) }),
      'Upload-Metadata': [...pairs, ...(wantsCaptions ? ['captions'] : [])].join(','),
    },
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new Unreachable();
  });
  const text = await response.text();
  const problem = response.ok ? null : new RequestError(response.status, response.statusText, text, path);
  noteAnswer(problem);
  if (problem) throw problem;
  const upload = JSON.parse(text) as Upload;
  return { id: upload.id, offset: upload.receivedBytes, length: upload.length };
}

/** Sends the next piece, all of it or nothing, with its checksum where this page may make one. Answers the new place. */
export async function sendPiece(
  place: UploadPlace,
  { bytes, length, onProgress, signal }: Piece,
): Promise<UploadPlace> {
  const checksum = await checksumOf(bytes);
  const { header } = await sendWithProgress({
    method: 'PATCH',
    path: `/api/uploads/${place.id}`,
    headers: {
      ...TUS,
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': String(place.offset),
      ...(checksum !== null && { 'Upload-Checksum': `sha256 ${checksum}` }),
      ...(length !== null && { 'Upload-Length': String(length) }),
    },
    body: bytes,
    onProgress,
    stallMs: STALLED_AFTER_MS,
    signal,
  });
  const said = header('Upload-Offset');
  const offset = said === null ? place.offset + bytes.byteLength : Number(said);
  return { id: place.id, offset, length: length ?? place.length };
}

/** Null outside a secure context, where browsers have no digest. */
async function checksumOf(bytes: ArrayBuffer): Promise<string | null> {
  if (bytes.byteLength === 0 || !globalThis.crypto?.subtle) return null;
  return toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

function toBase64(value: string | Uint8Array): string {
  const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
