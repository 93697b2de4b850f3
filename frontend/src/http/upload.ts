import type { paths } from '@stitchbook/api-types';
import type { FormPath, Success } from './api-call.ts';
import { RequestError, Unreachable } from './errors.ts';
import { accountHeader, noteAnswer } from './session.ts';
import { problemTexts } from '../texts/en/problems.ts';

export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

interface UploadOptions {
  headers?: Readonly<Record<string, string>>;
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
}

/**
 * Posts a form and tells how much of it has left the machine: `fetch` cannot say so, hence XMLHttpRequest.
 * Throws `RequestError` for answers that are not a success, and the signal's reason when aborted.
 */
export function upload<Path extends FormPath>(
  path: Path,
  form: FormData,
  options: UploadOptions = {},
): Promise<Success<paths[Path]['post']>> {
  const { headers = {}, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.withCredentials = true;
    for (const [name, value] of Object.entries({ ...accountHeader(), ...headers })) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress?.({ sentBytes: loaded, totalBytes: total });
    call.onerror = () => reject(new Unreachable());
    call.onabort = () => reject(signal?.reason);
    call.onload = () => {
      if (call.status < 200 || call.status > 299) {
        const problem = new RequestError(call.status, call.statusText, call.responseText, path);
        noteAnswer(problem);
        reject(problem);
        return;
      }
      try {
        resolve({ status: call.status, data: JSON.parse(call.responseText) as unknown } as Success<
          paths[Path]['post']
        >);
      } catch (cause) {
        reject(new Error(problemTexts.unreadable, { cause }));
      }
    };
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(form);
  });
}
