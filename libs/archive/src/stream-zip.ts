import { Readable, type Writable, finished, pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { ZipFile } from 'yazl';

const ended = promisify(finished);
const sent = promisify(pipeline);

/** The zip format knows no earlier moment, and yazl ends the process at one before 1970. */
const EARLIEST_MS = Date.UTC(1980, 0, 2);

export interface FileInZip {
  path: string;
  content: Readable;
  /** What is compressed already is only stored. */
  compress: boolean;
  modifiedAt: Date;
}

/**
 * Writes files into a zip as they come, each read only once the one before has passed. A failure before the first byte
 * rejects and leaves `target` alone; a later one destroys it, so that what is cut short does not look whole. Rejects too
 * when the reader goes away; whatever is then open is closed.
 */
export async function streamZip(files: AsyncIterable<FileInZip>, target: Writable): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // `sending` rejects with it where it matters; an error without a listener would end the process.
  output.on('error', () => undefined);
  const gone = new AbortController();
  let sending: Promise<void> | undefined;
  try {
    for await (const { path, content, compress, modifiedAt } of files) {
      if (!sending) {
        sending = sent(output, target);
        sending.catch((error: unknown) => gone.abort(error));
      }
      const passed = ended(content, { signal: gone.signal, writable: false });
      const mtime = new Date(Math.max(modifiedAt.getTime(), EARLIEST_MS));
      zip.addReadStreamLazy(path, { compress, mtime }, provideOnce(content));
      await passed.finally(() => content.destroy());
    }
    zip.end();
  } catch (error) {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
    if (!gone.signal.aborted) await sending?.catch(() => undefined);
    throw error;
  }
  await (sending ?? sent(output, target));
}

/** The zip remembers this function of every file until its end: so it must not remember the file. */
function provideOnce(content: Readable): (take: (error: unknown, content: Readable) => void) => void {
  const held: { content?: Readable } = { content };
  return (take) => {
    const { content: file } = held;
    delete held.content;
    if (file) take(null, file);
  };
}
