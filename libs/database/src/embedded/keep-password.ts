import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { EmbeddedPostgresError } from './embedded-postgres.error.ts';

/** Reads the password kept beside the cluster, or makes one that nobody has ever seen. `isNew` says which is expected. */
export async function keepPassword(file: string, isNew: boolean): Promise<string> {
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (kept) return kept;
  if (!isNew) {
    throw new EmbeddedPostgresError(`The database's password is missing: put ${file} back from your backup.`);
  }
  const made = randomBytes(32).toString('hex');
  await writeFile(file, `${made}\n`, { mode: 0o600 });
  return made;
}
