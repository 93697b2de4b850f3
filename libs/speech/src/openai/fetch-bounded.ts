import { SpeechError } from '../speech-error.ts';

/** Two minutes of speech are a few kilobytes of words; with the times of every word, some hundred. */
const MOST_BYTES = 2 * 1024 * 1024;

/** `fetch` that gives up on an answer too large to be words, before it is in memory. */
export async function fetchBounded(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let received = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received > MOST_BYTES) controller.error(new SpeechError('provider.unreadable', { cause: 'too large' }));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
}
