import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';

/**
 * Reads a gzipped tarball as a stream and writes the wanted entries, each to its path.
 * Rejects when an entry is missing. What it wrote is not yet to be trusted: the sender checks the tarball as a whole.
 */
export async function keepTarballFiles(
  tarball: NodeJS.ReadableStream,
  pathOf: ReadonlyMap<string, string>,
): Promise<void> {
  const missing = new Set(pathOf.keys());
  const extract = tar.extract();
  const kept = (async () => {
    for await (const entry of extract) {
      const path = pathOf.get(entry.header.name);
      if (path === undefined) {
        entry.resume();
        continue;
      }
      await pipeline(entry, createWriteStream(path, { flush: true }));
      missing.delete(entry.header.name);
    }
  })();
  await Promise.all([pipeline(tarball, createGunzip(), extract), kept]);
  if (missing.size > 0) throw new Error(`the package does not contain ${[...missing].join(', ')}`);
}
