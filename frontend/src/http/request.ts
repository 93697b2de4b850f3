import { RequestError } from './request-error.ts';
import { Unreachable } from './unreachable.ts';

/**
 * Sends with credentials to the same origin. Throws `RequestError` for every answer that is not a success, and
 * `Unreachable` when there is no answer.
 */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', ...init }).catch((error: unknown) => {
    throw init.signal?.aborted ? error : new Unreachable();
  });
  if (!response.ok) throw new RequestError(response.status, response.statusText, await response.text());
  return response;
}

/** `request`, with the answer's JSON taken to be a `T`. */
export async function requestJson<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await request(path, init);
  return (await response.json()) as T;
}

/** `requestJson` with a JSON body. */
export function sendJson<T>(
  method: 'POST' | 'PATCH',
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  return requestJson<T>(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
