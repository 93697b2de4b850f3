import { archiveEmpty, archiveTooLarge, notAZip } from './archive-error.ts';

/** How a zip begins: with its first file, or with its end when there is none. */
const SIGNATURES = ['PK\u0003\u0004', 'PK\u0005\u0006'];

/** Passes an upload on; throws an `ArchiveError` as soon as it turns out to be empty, too large or no zip. */
export async function* checkZip(upload: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  let head = Buffer.alloc(0);
  for await (const chunk of upload) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw archiveTooLarge(Math.floor(maxBytes / 2 ** 20));
    if (bytes - chunk.length < 4) {
      head = Buffer.concat([head, chunk.subarray(0, 4)]).subarray(0, 4);
      if (head.length === 4 && !SIGNATURES.includes(head.toString('latin1'))) throw notAZip();
    }
    yield chunk;
  }
  if (bytes === 0) throw archiveEmpty();
  if (bytes < 4) throw notAZip();
}
