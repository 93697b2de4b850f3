import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

export interface InstalledFile {
  name: string;
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

/** What `stitchbook-model.json` in a model's folder says. */
export interface ModelManifest {
  /** Which family of sherpa-onnx's models it is, such as `whisper`. */
  family: string;
  /** The folder or the folder in the archive that it came from: some families are known by it alone. */
  origin: string;
  /** Of those it hears, by ISO 639-1 or, where there is none, 639-3. */
  languages: string[];
  files: InstalledFile[];
  /** Of a process that has it alone loaded, once it has heard a clip. */
  memoryMb: number;
  /** What it was verified with: the words of a clip were right, or it wrote words of which nobody said whether they are. */
  verified: 'right-words' | 'some-words';
  /** ISO 8601, UTC. */
  addedAt: string;
}

export interface InstalledModel extends ModelManifest {
  /** The folder's name. */
  name: string;
  folder: string;
}

const MANIFEST_FILE = 'stitchbook-model.json';

/** Written last, so that a folder without it is one that was interrupted. */
export async function writeManifest(folder: string, manifest: ModelManifest): Promise<void> {
  const unfinished = join(folder, `${MANIFEST_FILE}.part`);
  await writeFile(unfinished, `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  await rename(unfinished, join(folder, MANIFEST_FILE));
}

/**
 * The models in a folder of models that were added, by name; none where there is no such folder. Those of which a file is missing or has
 * another size are left out, unless they are asked for.
 */
export async function listInstalledModels(models: string, { withIncomplete = false } = {}): Promise<InstalledModel[]> {
  const names = await readdir(models).catch(() => []);
  const found = await Promise.all(names.map(async (name) => findInstalledModel(models, name, withIncomplete)));
  return found.filter((model) => model !== null).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function findInstalledModel(
  models: string,
  name: string,
  withIncomplete: boolean,
): Promise<InstalledModel | null> {
  const folder = join(models, name);
  const manifest = name.startsWith('.') ? null : await readManifest(folder);
  if (!manifest) return null;
  const sizes = await Promise.all(manifest.files.map(async (file) => hasSize(join(folder, file.name), file.bytes)));
  return withIncomplete || sizes.every(Boolean) ? { ...manifest, name, folder } : null;
}

async function hasSize(path: string, bytes: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.size === bytes;
}

/** Null where there is none, or it makes no sense: whoever runs the server may have written it. */
export async function readManifest(folder: string): Promise<ModelManifest | null> {
  try {
    const manifest = JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')) as ModelManifest;
    const { family, origin, languages, files } = manifest;
    const isWhole = typeof family === 'string' && typeof origin === 'string' && files.every(isFile);
    return isWhole && languages.every((code) => typeof code === 'string') ? manifest : null;
  } catch {
    return null;
  }
}

function isFile({ name, bytes, sha256 }: InstalledFile): boolean {
  return /^[^/\\]+$/.test(name) && Number.isSafeInteger(bytes) && typeof sha256 === 'string';
}

/** The names of files that are missing, or are not what was added. */
export async function findDamagedFiles(folder: string, { files }: ModelManifest): Promise<string[]> {
  const damaged: string[] = [];
  for (const { name, sha256 } of files) {
    const hash = createHash('sha256');
    const isThere = await pipeline(createReadStream(join(folder, name)), hash).then(
      () => true,
      () => false,
    );
    if (!isThere || hash.digest('hex') !== sha256) damaged.push(name);
  }
  return damaged;
}
