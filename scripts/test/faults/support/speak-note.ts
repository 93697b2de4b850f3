import { setTimeout as wait } from 'node:timers/promises';
import type { Job, Note, Transcription, Upload } from '@stitchbook/api-types';
import { formOf, spokenPiecesOf } from './audio-form.ts';
import { AT_REST_WITHIN_MS } from './check-stores.ts';
import type { TestUser } from './test-user.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const PAUSE_MS = 150;
const TIMEOUT_MS = 60_000;

/** Keeps a note that was recorded here: its sound leaves in pieces while it is spoken, as the web app sends it, and goes on where the server is. */
export async function speakNote(ada: TestUser, title: string, mark: string): Promise<void> {
  const pieces = spokenPiecesOf(mark);
  const id = await sendPieces(ada, title, pieces);
  const job = await ada.insist<Job>('POST', `/api/uploads/${id}/transcribe`, { headers: { prefer: 'respond-async' } });
  const { result } = await ada.until<Job & { result: Transcription | null }>(
    `/api/jobs/${job.id}`,
    ({ state }) => state === 'done',
    AT_REST_WITHIN_MS,
  );
  const fields = { title, transcript: result?.text ?? '', duration: '10', recordingId: String(result?.recordingId) };
  const key = `save-${title.replaceAll(' ', '-')}`;
  await ada.insist<Note>('POST', '/api/notes', { form: () => formOf(fields), headers: { 'idempotency-key': key } });
}

async function sendPieces(ada: TestUser, title: string, pieces: readonly Uint8Array<ArrayBuffer>[]): Promise<string> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const metadata = Object.entries({ key: title.replaceAll(' ', '-'), media: 'pcm', title })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const headers = { ...TUS, 'upload-defer-length': '1', 'upload-metadata': metadata };
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await wait(PAUSE_MS)) {
    // The same upload, however often it is asked for; and how far it is.
    const upload = await ada.insist<Upload>('POST', '/api/uploads', { headers });
    let end = 0;
    for (const piece of pieces) {
      const begin = end;
      end += piece.length;
      if (begin < upload.receivedBytes) continue;
      const isSent = await sendPiece(ada, upload.id, piece, { begin, length: end === length ? length : null });
      if (!isSent) break;
      if (end === length) return upload.id;
    }
    if (upload.length === length && upload.receivedBytes === length) return upload.id;
  }
  throw new Error('the sound never arrived');
}

/** Whether it is known to be there. Throws where it never can be. */
async function sendPiece(
  ada: TestUser,
  uploadId: string,
  bytes: Uint8Array<ArrayBuffer>,
  { begin, length }: { begin: number; length: number | null },
): Promise<boolean> {
  const { status, body } = await ada.ask('PATCH', `/api/uploads/${uploadId}`, {
    bytes,
    headers: {
      ...TUS,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(begin),
      ...(length !== null && { 'upload-length': String(length) }),
    },
  });
  if (status >= 400 && status < 500 && status !== 409 && status !== 429)
    throw new Error(`a piece was refused with ${status}: ${JSON.stringify(body)}`);
  return status === 204;
}
