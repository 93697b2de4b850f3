import { text } from 'node:stream/consumers';
import { BackupRefusedError } from '../backup-refused.error.ts';
import type { ArchiveEntry } from './read-archive.ts';

/** More than a manifest of a thousand tables. */
const LARGEST_BYTES = 2 ** 24;

/** The text of a small entry; a large one is none of ours. */
export async function readText({ bytes, content }: ArchiveEntry): Promise<string> {
  if (bytes > LARGEST_BYTES) throw new BackupRefusedError('This file is not a backup of Stitchbook.');
  return text(content);
}

export async function readJson<T>(entry: ArchiveEntry): Promise<T> {
  return JSON.parse(await readText(entry)) as T;
}
