import type { Transcription } from '@stitchbook/api-types';
import { api } from '../../../http/api.ts';
import { RequestError } from '../../../http/errors.ts';
import { type JobOrResult, jobOrResult, RESPOND_ASYNC } from '../../../jobs/job-calls.ts';
import { takeOver } from '../../../uploads/live-upload.ts';
import { brief, waiting, type WaitsFor } from '../../../uploads/patience.ts';
import { deleteUpload } from '../../../uploads/upload-calls.ts';
import { EndedElsewhere, type Patience, sendPieces, wholeSource } from '../../../uploads/send-pieces.ts';

export interface SendAudio {
  audio: {
    uploadKey: string;
    media: 'pcm' | 'file';
    /** Nothing where the server has all that there is. */
    bytes: Blob;
    /** How many the server has of what was before these. */
    start?: number;
    fileName?: string;
  };
  title: string;
  signal: AbortSignal;
}

interface SendingProgress {
  sentBytes: number;
  totalBytes: number;
  waitsFor: WaitsFor | null;
}

/**
 * Sends what the server does not have of some audio, and has it transcribed: answers the job, or at once the words. What was
 * sent before, and may be transcribed already, is not sent again.
 */
export async function sendAudio(
  wanted: SendAudio & { onProgress: (progress: SendingProgress) => void },
): Promise<JobOrResult<Transcription>> {
  const { audio, signal, onProgress } = wanted;
  const progress: SendingProgress = { sentBytes: 0, totalBytes: audio.bytes.size, waitsFor: null };
  const report = (changes: Partial<SendingProgress>) => onProgress({ ...Object.assign(progress, changes) });
  // This device keeps a recording, and sends it later by itself; a file is only on this page.
  const patience = audio.media === 'pcm' ? brief : waiting((waitsFor) => report({ waitsFor }));
  await takeOver(audio.uploadKey);
  const onSent = (sentBytes: number) => report({ sentBytes: Math.min(sentBytes, audio.bytes.size) });
  const id = await sendOnce(wanted, audio.uploadKey, patience, onSent).catch((error: unknown) => {
    if (!(error instanceof EndedElsewhere) || audio.bytes.size === 0) throw error;
    // Another device has saved what had arrived by then, or goes on with it. What is here is another recording: nothing is lost.
    const all = { ...wanted, audio: { ...audio, start: 0 } };
    return sendOnce(all, `${audio.uploadKey}.${audio.bytes.size}`, patience, onSent);
  });
  return transcribe(id, patience, signal).catch((error: unknown) => {
    // Nobody can have it transcribed, from wherever.
    if (error instanceof RequestError && error.status === 415) void deleteUpload(id).catch(() => undefined);
    throw error;
  });
}

function sendOnce(
  { audio: { media, bytes, start = 0, fileName }, title, signal }: SendAudio,
  key: string,
  patience: Patience,
  onSent: (sentBytes: number) => void,
): Promise<string> {
  const subject = { key, media, title, ...(fileName !== undefined && { fileName }) };
  const onProgress = (sentBytes: number) => onSent(Math.max(0, sentBytes - start));
  return sendPieces({ subject, source: wholeSource(bytes, start), patience, onProgress, signal });
}

/** The server is asked to answer with a job at once; asked again, it answers with the same one. */
async function transcribe(id: string, patience: Patience, signal: AbortSignal): Promise<JobOrResult<Transcription>> {
  for (let failures = 1; ; failures += 1) {
    try {
      const params = { path: { id }, header: RESPOND_ASYNC };
      return jobOrResult(await api.post('/api/uploads/{id}/transcribe', { params, signal }));
    } catch (error) {
      if (signal.aborted) throw error;
      await patience(error, failures, signal);
    }
  }
}
