import { RequestError, Unreachable } from './errors.ts';
import { accountHeader, noteAnswer } from './session.ts';

interface Sent {
  method: 'POST' | 'PATCH';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body: FormData | ArrayBuffer;
  /** Told of the bytes that have left the machine. */
  onProgress?: ((sentBytes: number, totalBytes: number) => void) | undefined;
  /** Milliseconds without any progress after which the server counts as away; never where it is left out. */
  stallMs?: number;
  signal?: AbortSignal | undefined;
}

export interface Answered {
  status: number;
  text: string;
  header: (name: string) => string | null;
}

/**
 * Sends something large and tells how much of it has left the machine: `fetch` cannot say so, hence XMLHttpRequest.
 * Throws as the calls of `api` do.
 */
export function sendWithProgress({
  method,
  path,
  headers,
  body,
  onProgress,
  stallMs,
  signal,
}: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const call = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(stalled);
      if (stallMs !== undefined) stalled = setTimeout(() => call.abort(), stallMs);
    };
    const abort = () => call.abort();
    call.open(method, path);
    call.withCredentials = true;
    for (const [name, value] of Object.entries({ ...accountHeader(), ...headers })) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress?.(loaded, total);
    };
    call.onerror = () => reject(new Unreachable());
    call.onabort = () => reject(signal?.aborted ? signal.reason : new Unreachable());
    call.onload = () => {
      const isSuccess = call.status >= 200 && call.status <= 299;
      const problem = isSuccess ? null : new RequestError(call.status, call.statusText, call.responseText, path);
      noteAnswer(problem);
      if (problem) reject(problem);
      else resolve({ status: call.status, text: call.responseText, header: (name) => call.getResponseHeader(name) });
    };
    call.onloadend = () => {
      clearTimeout(stalled);
      signal?.removeEventListener('abort', abort);
    };
    signal?.addEventListener('abort', abort, { once: true });
    watch();
    call.send(body);
  });
}
