export { retryTransient } from './retry-transient.ts';

/** `fetch`, as the `openai` client takes it. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * `fetch` for servers that are not trusted to answer briefly: the body of a response errors with `tooLarge()` once it exceeds
 * `maxBytes`, before it is in memory.
 */
export function fetchWithSizeLimit(maxBytes: number, tooLarge: () => Error): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    let received = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        if (received > maxBytes) controller.error(tooLarge());
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
  };
}

/** Milliseconds to wait by a `Retry-After` header (seconds or a date), 0 for a date in the past; undefined without a usable one. */
export function readRetryAfterMs(headers: Headers | undefined, now = Date.now()): number | undefined {
  const value = headers?.get('retry-after')?.trim();
  if (!value) return undefined;
  const waitMs = /^\d+(?:\.\d+)?$/u.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
