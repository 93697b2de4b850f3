import type { Readable } from 'node:stream';

/** Yields what the source yields in parts of exactly `partBytes`, but for the last, which may be shorter or empty. */
export async function* cutIntoParts(source: Readable, partBytes: number): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let gathered = 0;
  for await (const chunk of source as AsyncIterable<Buffer | string>) {
    let rest = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    while (gathered + rest.length >= partBytes) {
      const missing = partBytes - gathered;
      yield Buffer.concat([...chunks, rest.subarray(0, missing)], partBytes);
      rest = rest.subarray(missing);
      chunks = [];
      gathered = 0;
    }
    if (rest.length > 0) chunks.push(rest);
    gathered += rest.length;
  }
  yield Buffer.concat(chunks, gathered);
}
