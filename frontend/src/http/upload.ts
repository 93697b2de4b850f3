import type { paths } from '@stitchbook/api-types';
import type { FormPath, Success } from './api-call.ts';
import { problemTexts } from '../texts/en/problems.ts';
import { sendWithProgress } from './send-with-progress.ts';

export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

interface UploadOptions {
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
}

/** Posts a form with a file, and tells how much of it has left the machine. Throws as the calls of `api` do. */
export async function upload<Path extends FormPath>(
  path: Path,
  form: FormData,
  { onProgress, signal }: UploadOptions = {},
): Promise<Success<paths[Path]['post']>> {
  const { status, text } = await sendWithProgress({
    method: 'POST',
    path,
    body: form,
    onProgress: (sentBytes, totalBytes) => onProgress?.({ sentBytes, totalBytes }),
    signal,
  });
  try {
    return { status, data: JSON.parse(text) as unknown } as Success<paths[Path]['post']>;
  } catch (cause) {
    throw new Error(problemTexts.unreadable, { cause });
  }
}
