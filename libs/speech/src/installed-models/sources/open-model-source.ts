import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SpeechModelError } from '../speech-model.error.ts';
import type { ModelFile } from './model-file.ts';
import { readTar } from './read-tar.ts';
import { readZip } from './read-zip.ts';

export interface ModelSource {
  /** What it is called: the folder's name, or the archive's without its ending. */
  name: string;
  files: AsyncIterable<ModelFile>;
}

const ENDINGS = /\.(tar|tar\.bz2|tar\.gz|tbz2?|tgz|zip)$/i;
/** Where a tar archive says that it is one. */
const TAR_MAGIC_AT = 257;

/** What an operator has: a folder, or an archive as its first bytes tell. Rejects with a `SpeechModelError`. */
export async function openModelSource(path: string): Promise<ModelSource> {
  const name = basename(path).replace(ENDINGS, '');
  const found = await stat(path).catch((cause: unknown) => {
    throw new SpeechModelError(`There is nothing to be read at ${path}.`, { cause });
  });
  if (found.isDirectory()) return { name, files: readFolder(path) };
  if (found.size === 0) throw new SpeechModelError(`The file ${path} is empty.`);
  const head = await readHead(path);
  if (head.subarray(0, 3).equals(Buffer.from('BZh'))) return { name, files: readTar(path, 'bzip2') };
  if (head.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) return { name, files: readTar(path, 'gzip') };
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return { name, files: readZip(path) };
  if (head.subarray(TAR_MAGIC_AT, TAR_MAGIC_AT + 5).equals(Buffer.from('ustar')))
    return { name, files: readTar(path, 'none') };
  throw new SpeechModelError(
    `${path} is neither a folder nor an archive that can be read here: tar.bz2, tar.gz, tar and zip can.`,
  );
}

/** A folder is the operator's own, so links in it are followed: caches of models consist of them. */
async function* readFolder(path: string): AsyncGenerator<ModelFile> {
  for (const name of await readdir(path)) {
    const found = await stat(join(path, name)).catch(() => null);
    if (found?.isFile()) yield { path: name, bytes: found.size, open: async () => createReadStream(join(path, name)) };
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TAR_MAGIC_AT + 5), { position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
