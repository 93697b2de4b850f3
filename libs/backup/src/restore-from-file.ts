import { addAbortListener } from 'node:events';
import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { BackupRefusedError } from './backup-refused.error.ts';
import type { Installation, Say, Secrets } from './installation.ts';
import { describeContent } from './manifest.ts';
import { restore } from './restore.ts';

export interface RestoreOptions {
  keepSecrets?: ((secrets: Secrets) => void) | undefined;
  /** Ends it before its end; nothing is restored then. */
  signal: AbortSignal;
  say: Say;
}

/** Restores from what a person named: a file, or `-` for standard input. */
export async function restoreFrom(
  named: string,
  installation: Installation,
  { keepSecrets, signal, say }: RestoreOptions,
): Promise<void> {
  if (named !== '-') await requireReadable(named);
  const source = named === '-' ? process.stdin : createReadStream(named);
  addAbortListener(signal, () => source.destroy(signal.reason as Error));
  const report = await restore(installation, source, keepSecrets);
  say(`Restored the backup of ${report.madeAt}: ${describeContent(report)}; every count and checksum is right.`);
}

async function requireReadable(file: string): Promise<void> {
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw new BackupRefusedError(`The file ${file} cannot be read. Nothing was restored.`, { cause: error });
  });
}
