import type { Job, Transcription } from '@stitchbook/contracts';
import { upload, type UploadProgress } from '../../../http/upload.ts';

/**
 * Sends audio to be heard. The server is asked to answer with a job at once; one that answers with the words instead
 * is understood too, and one that has heard of `key` before answers with the job it began then.
 */
export async function sendAudio(
  audio: Blob,
  fileName: string,
  key: string,
  onProgress: (sent: UploadProgress) => void,
  signal: AbortSignal,
): Promise<{ job: Job<Transcription> } | { words: Transcription }> {
  const form = new FormData();
  form.set('audio', audio, fileName);
  const { status, body } = await upload('/api/transcribe', form, {
    headers: { Prefer: 'respond-async', 'Idempotency-Key': key },
    onProgress,
    signal,
  });
  return status === 202 ? { job: body as Job<Transcription> } : { words: body as Transcription };
}
