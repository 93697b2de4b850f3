import { spawnSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import tar from 'tar-stream';
import { ZipFile } from 'yazl';

export interface Entry {
  name: string;
  bytes?: Buffer;
  type?: 'file' | 'directory' | 'symlink' | 'link' | 'character-device';
  linkname?: string;
}

const [REGULAR_FILE, SYMBOLIC_LINK] = [0o100_644, 0o120_777];

/** A tar with whatever names and kinds of entries. */
export async function tarOf(entries: readonly Entry[], { gzip = false } = {}): Promise<Buffer> {
  const pack = tar.pack();
  for (const { name, bytes = Buffer.alloc(0), type = 'file', linkname } of entries)
    pack.entry({ name, type, size: bytes.length, ...(linkname && { linkname }) }, bytes);
  pack.finalize();
  const archive = await buffer(pack);
  return gzip ? gzipSync(archive, { level: 1 }) : archive;
}

export async function bzip2(bytes: Buffer): Promise<Buffer> {
  const { stdout, error } = spawnSync('bzip2', ['-1c'], { input: bytes, maxBuffer: bytes.length + 2 ** 20 });
  if (error) throw error;
  return stdout;
}

/** A zip with whatever names: what its writer refuses is put in its place afterwards, of the same length. */
export async function zipOf(entries: readonly Entry[]): Promise<Buffer> {
  const zip = new ZipFile();
  const written = buffer(zip.outputStream);
  const others = new Map<string, string>();
  for (const { name, bytes = Buffer.alloc(0), type = 'file' } of entries) {
    if (type === 'directory') continue;
    const harmless = name.replace(/^\//, '_').replaceAll('..', '__').replaceAll('\\', '_');
    others.set(harmless, name);
    zip.addBuffer(bytes, harmless, { mode: type === 'file' ? REGULAR_FILE : SYMBOLIC_LINK, compress: false });
  }
  zip.end();
  let archive = (await written).toString('latin1');
  for (const [harmless, name] of others) archive = archive.replaceAll(harmless, name);
  return Buffer.from(archive, 'latin1');
}
