import { Readable } from 'node:stream';

/** Passes a stream on, and fails when it turns out to be longer or shorter than it was said to be. */
export function readExactly(source: Readable, bytes: number): Readable {
  return Readable.from(count(source, bytes), { objectMode: false });
}

async function* count(source: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let passed = 0;
  for await (const chunk of source) {
    passed += chunk.length;
    yield chunk;
  }
  if (passed !== bytes) throw new Error(`a recording of ${bytes} bytes came out of the store with ${passed}`);
}
