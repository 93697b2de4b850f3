import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import { SpeechModelError } from '../speech-model.error.ts';
import { ArchiveLimits, type ModelFile, refuseEscape, refuseLink } from './model-file.ts';

export type TarCompression = 'none' | 'gzip' | 'bzip2';

/** The files of a tar archive, one after the other, unpacked as they are read. Rejects with a `SpeechModelError` what no honest archive has. */
export async function* readTar(path: string, compression: TarCompression): AsyncGenerator<ModelFile> {
  const limits = new ArchiveLimits();
  const entries = tar.extract();
  const unpacked = unpack(path, compression, entries);
  // Told by the entries as well; until then it must not end the process as one that nobody handles.
  unpacked.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const { name, type, size } = entry.header;
      refuseEscape(name);
      limits.count(size);
      if (type !== 'file' && type !== 'directory') refuseLink(name);
      if (type === 'file')
        yield { path: name.replace(/^\.\//, ''), bytes: size, open: async () => entry as unknown as Readable };
      entry.resume();
    }
    await unpacked;
  } catch (error) {
    entries.destroy();
    if (error instanceof SpeechModelError) throw error;
    // What unpacks says more than an archive that ends too early.
    const cause: unknown = await unpacked.then(
      () => error,
      (first: unknown) => first,
    );
    if (cause instanceof SpeechModelError) throw cause;
    throw new SpeechModelError('This archive is broken or cut off. Fetch it again.', { cause });
  } finally {
    entries.destroy();
  }
}

async function unpack(path: string, compression: TarCompression, into: NodeJS.WritableStream): Promise<void> {
  if (compression === 'none') return pipeline(createReadStream(path), into);
  if (compression === 'gzip') return pipeline(createReadStream(path), createGunzip(), into);
  await unpackBzip2(path, into);
}

/** Node has no bzip2 of its own; every system that unpacks tar.bz2 has this program. */
async function unpackBzip2(path: string, into: NodeJS.WritableStream): Promise<void> {
  const file = await open(path);
  try {
    const bunzip = spawn('bzip2', ['-dc'], { stdio: [file.fd, 'pipe', 'ignore'] });
    const ended = new Promise<number | null>((resolve, reject) => {
      bunzip.once('error', reject);
      bunzip.once('close', resolve);
    });
    const [written, code] = await Promise.allSettled([pipeline(bunzip.stdout as Readable, into), ended]);
    if (code.status === 'rejected') {
      throw new SpeechModelError(
        'The program bzip2 is missing, which unpacks this archive. Install it (apt install bzip2), or unpack the archive yourself and name the folder.',
        { cause: code.reason },
      );
    }
    if (written.status === 'rejected') throw written.reason;
    if (code.value !== 0) throw new Error(`bzip2 ended with ${code.value}`);
  } finally {
    await file.close();
  }
}
