import { LanguageError } from '../language-error.ts';

/** The longest creation is some ten kilobytes; a model that talks on for ever must not fill the memory. */
const MOST_BYTES = 1024 * 1024;

/** `fetch` that gives up on an answer too large to be meant, before it is in memory. */
export async function fetchBounded(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let received = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received <= MOST_BYTES) controller.enqueue(chunk);
      else
        controller.error(
          new LanguageError('language.malformed', 'The language model gave an answer that was far too long.', {
            permanent: false,
          }),
        );
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
}
