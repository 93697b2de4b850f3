import type { Job, Transcription } from '@stitchbook/contracts';
import { upload } from '../../../http/upload.ts';
import { followJob } from '../../../jobs/follow-job.ts';
import { TranscriptionFailed } from '../transcription-failed.ts';

export type TranscriptionProgress =
  | { stage: 'sending'; sentBytes: number; totalBytes: number }
  | { stage: 'hearing'; doneSeconds: number; totalSeconds: number | null };

interface TranscribeAudio {
  audio: Blob;
  fileName: string;
  onProgress: (progress: TranscriptionProgress) => void;
  signal: AbortSignal;
}

/**
 * Sends audio and waits for its words. The server is asked to answer with a job at once; one that answers with the
 * words instead is understood too. Throws `TranscriptionFailed`, or the signal's reason when aborted.
 */
export async function transcribeAudio({
  audio,
  fileName,
  onProgress,
  signal,
}: TranscribeAudio): Promise<Transcription> {
  const form = new FormData();
  form.set('audio', audio, fileName);
  try {
    const { status, body } = await upload('/api/transcribe', form, {
      headers: { Prefer: 'respond-async' },
      onProgress: (sent) => onProgress({ stage: 'sending', ...sent }),
      signal,
    });
    if (status !== 202) return body as Transcription;
    return await followJob(
      body as Job<Transcription>,
      ({ doneSeconds, totalSeconds }) => onProgress({ stage: 'hearing', doneSeconds: doneSeconds ?? 0, totalSeconds }),
      signal,
    );
  } catch (error) {
    if (signal.aborted) throw error;
    throw new TranscriptionFailed(error);
  }
}
