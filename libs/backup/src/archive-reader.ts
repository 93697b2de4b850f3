import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import tar from 'tar-stream';
import { BackupRefusedError } from './backup-refused.error.ts';

/** More than a manifest of a thousand tables. */
const MAX_JSON_BYTES = 2 ** 24;

export interface ArchiveEntry {
  name: string;
  bytes: number;
  /** To be read to its end before the next entry comes. */
  content: Readable;
}

/** The entries of a tar archive, one after the other. Throws `BackupRefusedError` where it is cut off or no archive. */
export async function* readArchive(source: Readable): AsyncGenerator<ArchiveEntry, void> {
  const extract = tar.extract();
  const read = pipeline(source, extract);
  read.catch(() => undefined);
  const explain = (error: unknown) => source.errored ?? refuse(error);
  try {
    for await (const entry of extract) {
      const content = Readable.from(withExplainedErrors(entry, explain));
      yield { name: entry.header.name, bytes: entry.header.size ?? 0, content };
      entry.resume();
    }
    await read;
  } catch (error) {
    throw explain(error);
  } finally {
    source.destroy();
  }
}

async function* withExplainedErrors(content: AsyncIterable<unknown>, explain: (error: unknown) => Error) {
  try {
    yield* content;
  } catch (error) {
    throw explain(error);
  }
}

function refuse(cause: unknown): Error {
  return new BackupRefusedError('This file is not a whole backup of Stitchbook: it is damaged or was cut off.', {
    cause,
  });
}

/** The text of a small entry. Rejects with `BackupRefusedError` when it is larger than any of ours. */
export async function readText({ bytes, content }: ArchiveEntry): Promise<string> {
  if (bytes > MAX_JSON_BYTES) throw new BackupRefusedError('This file is not a backup of Stitchbook.');
  return text(content);
}

/** The JSON of a small entry, not validated. Rejects with `BackupRefusedError` when it is too large, with a `SyntaxError` when it is no JSON. */
export async function readJson<T>(entry: ArchiveEntry): Promise<T> {
  return JSON.parse(await readText(entry)) as T;
}
