import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { detectOfflineModel, UnknownModelError } from '../local/detect-offline-model.ts';
import type { InstalledFile } from '../local/model-manifest.ts';
import { SpeechModelError } from './speech-model.error.ts';
import { MAX_MODEL_BYTES, type ModelFile } from './sources/model-file.ts';
import type { ModelSource } from './sources/open-model-source.ts';

const MODEL_FILE = /\.(onnx|ort|weights|data)$|(^|[-_.])tokens\.txt$/i;
/** What people may do with a model is kept beside it. */
const ABOUT = /^(licen[cs]e|notice|readme)[^/]{0,60}$/i;
const MAX_ABOUT_BYTES = 2 ** 20;
/** The precisions of each part, their weights, and what they are about. */
const MAX_KEPT_FILES = 60;

export interface UnpackedModel {
  family: string;
  /** What the model itself was called: it may be a folder in the archive. */
  name: string;
  files: InstalledFile[];
}

/**
 * Copies what belongs to the model out of a source into `folder`, an empty one, flat, and says what it is. Files that the model does not need
 * are deleted again, so that of several precisions the smallest is kept. Rejects with a `SpeechModelError`.
 */
export async function unpackModel(source: ModelSource, folder: string): Promise<UnpackedModel> {
  const kept = new Map<string, InstalledFile>();
  let inner: string | null = null;
  for await (const file of source.files) {
    const [name = '', parent = '', ...above] = file.path.split('/').toReversed();
    const isModel = MODEL_FILE.test(name) && !name.startsWith('.');
    const isWanted = isModel || (ABOUT.test(name) && file.bytes <= MAX_ABOUT_BYTES);
    if (!isWanted || above.length > 0 || (inner !== null && parent !== inner) || kept.has(name)) continue;
    if (isModel) inner ??= parent;
    if (kept.size >= MAX_KEPT_FILES)
      throw new SpeechModelError('There are more model files than one model has. Name the folder of one model.');
    kept.set(name, await copy(file, name, folder));
  }
  const name = inner || source.name;
  const { family, needed } = recognise(name, [...kept.keys()]);
  for (const file of kept.keys()) {
    if (needed.has(file) || ABOUT.test(file) || isWeightsOf(file, needed)) continue;
    await rm(join(folder, file));
    kept.delete(file);
  }
  return { family, name, files: [...kept.values()] };
}

/** Never more than the file was said to have: an archive may lie. */
async function copy({ bytes, open }: ModelFile, name: string, folder: string): Promise<InstalledFile> {
  if (bytes > MAX_MODEL_BYTES)
    throw new SpeechModelError(`${name} is larger than ${MAX_MODEL_BYTES / 2 ** 30} GB: no model is as large.`);
  const hash = createHash('sha256');
  let copied = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      copied += chunk.length;
      hash.update(chunk);
      if (copied > bytes) done(new SpeechModelError(`${name} is larger than its archive says: nothing was kept.`));
      else done(null, chunk);
    },
  });
  try {
    await pipeline(await open(), measure, createWriteStream(join(folder, name), { flush: true, mode: 0o644 }));
  } catch (error) {
    // What the disk says has the number of a system's error; what unpacks has none.
    if (error instanceof SpeechModelError || (error as NodeJS.ErrnoException).syscall) throw error;
    throw new SpeechModelError(`${name} is broken or cut off. Fetch the archive again.`, { cause: error });
  }
  if (copied < bytes) throw new SpeechModelError(`${name} is broken or cut off. Fetch the archive again.`);
  return { name, bytes, sha256: hash.digest('hex') };
}

function recognise(name: string, names: string[]): { family: string; needed: Set<string> } {
  try {
    const { family, config } = detectOfflineModel(name, names);
    return { family, needed: new Set(pathsIn(config).map((path) => path.slice(name.length + 1))) };
  } catch (error) {
    if (!(error instanceof UnknownModelError)) throw error;
    if (!names.some((each) => /\.(onnx|ort)$/i.test(each)))
      throw new SpeechModelError('There is no .onnx file in it, so it is no speech model of sherpa-onnx.', {
        cause: error,
      });
    if (!names.some((each) => /tokens\.txt$/i.test(each)))
      throw new SpeechModelError('Its tokens.txt is missing, without which no model can write words.', {
        cause: error,
      });
    throw new SpeechModelError(`Its layout is not known. ${error.message}\nFound: ${names.join(', ')}`, {
      cause: error,
    });
  }
}

function pathsIn(config: Record<string, unknown>): string[] {
  return Object.values(config).flatMap((value) => {
    if (typeof value === 'string') return value.includes('/') ? [value] : [];
    return typeof value === 'object' && value !== null ? pathsIn(value as Record<string, unknown>) : [];
  });
}

/** Large models keep their numbers in a file beside: `large-v3-encoder.weights` belongs to `large-v3-encoder.onnx`. */
function isWeightsOf(name: string, needed: ReadonlySet<string>): boolean {
  const stem = /^(.*)\.(weights|data)$/i.exec(name)?.[1]?.replace(/\.onnx$/i, '');
  return stem !== undefined && needed.has(`${stem}.onnx`);
}
