import { createReadStream } from 'node:fs';
import { Readable, pipeline } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

/** Where in the file of an archive a recording lies, in bytes. */
export interface AudioLocation {
  start: number;
  compressedBytes: number;
  bytes: number;
  isCompressed: boolean;
}

/** The recording at a location of an archive on the disk. The stream fails when the recording is damaged. */
export function openAudio(archive: string, { start, compressedBytes, bytes, isCompressed }: AudioLocation): Readable {
  if (compressedBytes === 0) return Readable.from([]);
  const stored = createReadStream(archive, { start, end: start + compressedBytes - 1 });
  if (!isCompressed) return readExactly(stored, bytes);
  const unpacked = createInflateRaw();
  pipeline(stored, unpacked, () => undefined);
  return readExactly(unpacked, bytes);
}

/** Passes a stream on, and fails as soon as it turns out to be longer, or at its end shorter, than it was said to be. */
export function readExactly(source: Readable, bytes: number): Readable {
  return Readable.from(count(source, bytes), { objectMode: false });
}

async function* count(source: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let passed = 0;
  for await (const chunk of source) {
    passed += chunk.length;
    if (passed > bytes) break;
    yield chunk;
  }
  if (passed !== bytes) throw new Error(`a recording of ${bytes} bytes came out with ${passed}`);
}
