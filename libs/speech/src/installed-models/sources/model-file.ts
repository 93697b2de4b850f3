import type { Readable } from 'node:stream';
import { SpeechModelError } from '../speech-model.error.ts';

/** One file of what an operator has, with its path in it; `open` is called at most once, before the next file is asked for. */
export interface ModelFile {
  path: string;
  bytes: number;
  open: () => Promise<Readable>;
}

/** More than the largest that upstream publishes (Whisper large, 6 GB with both precisions of its weights). */
export const MAX_MODEL_BYTES = 12 * 2 ** 30;
const MAX_FILES = 10_000;

/** Counts what an archive says that it holds, wanted or not, so that none keeps a machine busy for ever. */
export class ArchiveLimits {
  private files = 0;
  private bytes = 0;

  /** Throws a `SpeechModelError`. */
  count(bytes: number): void {
    this.files += 1;
    this.bytes += bytes;
    if (this.files > MAX_FILES) throw new SpeechModelError(`This archive holds more than ${MAX_FILES} files.`);
    if (this.bytes > MAX_MODEL_BYTES)
      throw new SpeechModelError(`This archive holds more than ${MAX_MODEL_BYTES / 2 ** 30} GB: no model is as large.`);
  }
}

/** Throws a `SpeechModelError` where a path in an archive leads out of the folder into which it would be unpacked. */
export function refuseEscape(path: string): void {
  const escapes = path.startsWith('/') || /^[a-z]:/i.test(path) || path.includes('\\') || path.includes('\0');
  if (escapes || path.split('/').includes('..')) throw outsideOfFolder(path);
}

export function outsideOfFolder(path: string): SpeechModelError {
  return new SpeechModelError(
    `This archive would write outside of its folder (${JSON.stringify(path)}): nothing was kept.`,
  );
}

export function refuseLink(path: string): never {
  throw new SpeechModelError(
    `This archive has something that is no file (${JSON.stringify(path)}, a link perhaps): nothing was kept.`,
  );
}
