import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';

/** npm waits 10 seconds and more between attempts by default, which is long for the person who watches. */
const RETRY_OPTIONS = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000'];

/** A package could not be downloaded. `code` is npm's or the system's, such as `ECONNREFUSED`, `EINTEGRITY` or `ENOSPC`. */
class NpmPackageError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'NpmPackageError';
  }
}

interface DownloadOptions {
  /** An empty one. */
  folder: string;
  /** Of the npm process; that of this process when not given. */
  environment: NodeJS.ProcessEnv | undefined;
}

/**
 * Downloads a package's tarball into a folder with `npm pack`, which knows this machine's registry, proxy,
 * credentials, cache and certificates. Returns its path once its checksum is the expected one (`integrity`, as in a lock
 * file). Rejects with an `NpmPackageError`.
 */
export async function downloadPackage(
  spec: string,
  integrity: string,
  { folder, environment }: DownloadOptions,
): Promise<string> {
  const options = [`--pack-destination=${folder}`, '--json', '--ignore-scripts', ...RETRY_OPTIONS];
  await runNpm(['pack', spec, ...options], environment);
  const [name] = await readdir(folder);
  if (name === undefined) throw new NpmPackageError('ENOENT', 'npm pack wrote no file');
  const tarball = join(folder, name);
  const [algorithm = '', expected] = integrity.split(/-(.*)/s);
  const hash = createHash(algorithm);
  await pipeline(createReadStream(tarball), hash);
  if (hash.digest('base64') !== expected) throw new NpmPackageError('EINTEGRITY', 'the checksum is another');
  return tarball;
}

/** Reads a gzipped tarball as a stream and writes the wanted entries, each to its path. Rejects when one is missing. */
export async function extractFiles(tarball: string, pathOf: ReadonlyMap<string, string>): Promise<void> {
  const missing = new Set(pathOf.keys());
  const entries = tar.extract();
  const extracted = (async () => {
    for await (const entry of entries) {
      const path = pathOf.get(entry.header.name);
      if (path === undefined) {
        entry.resume();
        continue;
      }
      await pipeline(entry, createWriteStream(path, { flush: true }));
      missing.delete(entry.header.name);
    }
  })();
  await Promise.all([pipeline(createReadStream(tarball), createGunzip(), entries), extracted]);
  if (missing.size > 0) throw new Error(`the package does not contain ${[...missing].join(', ')}`);
}

async function runNpm(args: readonly string[], environment: NodeJS.ProcessEnv | undefined): Promise<void> {
  // npm sets `npm_execpath` for what it starts; npm itself need not be on the PATH.
  const npm = environment?.['npm_execpath'];
  const isWindows = process.platform === 'win32';
  const [command, first] = npm?.endsWith('npm-cli.js')
    ? [process.execPath, [npm]]
    : [isWindows ? 'npm.cmd' : 'npm', []];
  const child = spawn(command, [...first, ...args], {
    ...(environment && { env: environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows && first.length === 0,
  });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, stdout, stderr] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw readFailure(stdout, stderr);
}

/** With `--json`, npm prints what went wrong as `{ error: { code, summary } }`. */
function readFailure(stdout: string, stderr: string): NpmPackageError {
  try {
    const { error } = JSON.parse(stdout) as { error: { code: unknown; summary: unknown } };
    return new NpmPackageError(String(error.code), String(error.summary));
  } catch {
    return new NpmPackageError('npm pack failed', stderr.slice(-2_000));
  }
}
