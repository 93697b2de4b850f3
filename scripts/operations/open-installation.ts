import type { Installation as StoredInstallation } from '@stitchbook/backup';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenStale } from '../start/build-when-stale.mjs';
import { checkWritable } from '../start/check-machine.mjs';
import { findCheckout } from '../start/find-checkout.mjs';
import { readSecrets, replaceSecrets } from '../start/load-or-create-secrets.mjs';
import { lockDataDirectory } from '../start/lock-data-directory.mjs';
import { readEnvironment } from '../start/read-environment.mjs';
import { UserFacingError } from '../start/user-facing-error.mjs';

/** Registers what has to be undone when the command has ended. */
type WhenStopped = (undo: () => unknown) => void;

export interface Installation {
  /** Its database and its audio. */
  stores: StoredInstallation;
  /** Those that `npm start` made. */
  secrets: Record<string, string> | undefined;
  keepSecrets: ((secrets: Record<string, string>) => void) | undefined;
}

interface OpenOptions {
  /** What it has to be; an empty one may not be running meanwhile. */
  expects: 'used' | 'empty';
  say: (sentence: string) => void;
  whenStopped: WhenStopped;
}

/**
 * Reaches the installation of this checkout as `npm start` would: what the environment and `.env` name, and for the rest
 * what DATA_DIR holds, whose database is started for a while when nobody has.
 */
export async function openInstallation(
  own: NodeJS.ProcessEnv,
  { expects, say, whenStopped }: OpenOptions,
): Promise<Installation> {
  const checkout = findCheckout();
  const { environment, dataDirectory, baseUrl } = readEnvironment(checkout, own);
  await buildWhenStale(checkout, { say });
  const { loadInstallation } = await import('@stitchbook/backup');
  const described = { AUDIO_DIR: join(dataDirectory, 'audio'), ...environment };
  if (environment.DATABASE_URL)
    return { stores: loadInstallation(described), secrets: undefined, keepSecrets: undefined };

  checkWritable(dataDirectory, 'its data folder');
  mkdirSync(described.AUDIO_DIR, { recursive: true, mode: 0o700 });
  if (expects === 'used') requireInstallation(dataDirectory);
  const isRunning = await lockUnlessRunning(dataDirectory, baseUrl, whenStopped);
  if (isRunning && expects === 'empty')
    throw new UserFacingError(`Stitchbook is running on ${dataDirectory}: stop it first.`);
  const databaseUrl = await openDatabase(dataDirectory, isRunning, whenStopped);
  return {
    stores: loadInstallation({ ...described, DATABASE_URL: databaseUrl }),
    secrets: readSecrets(dataDirectory),
    keepSecrets: (secrets) => replaceSecrets(dataDirectory, secrets),
  };
}

/** Throws a `UserFacingError` where no Stitchbook has ever been started on this data directory. */
export function requireInstallation(dataDirectory: string): void {
  if (!existsSync(databaseFolder(dataDirectory))) {
    throw new UserFacingError(
      `There is no Stitchbook in ${dataDirectory}: set DATA_DIR to where it keeps its data, or start it once with npm start.`,
    );
  }
}

/** Locks a data directory, so that nobody starts Stitchbook on it meanwhile. Returns whether it is running there already. */
export async function lockUnlessRunning(
  dataDirectory: string,
  baseUrl: string,
  whenStopped: WhenStopped,
): Promise<boolean> {
  try {
    whenStopped(await lockDataDirectory(dataDirectory, baseUrl));
    return false;
  } catch (error) {
    if (error instanceof UserFacingError) return true;
    throw error;
  }
}

/**
 * The embedded database of a data directory: the one that is running, or one that is started and stopped again.
 * @returns its URL
 */
export async function openDatabase(
  dataDirectory: string,
  isRunning: boolean,
  whenStopped: WhenStopped,
): Promise<string> {
  const { startEmbeddedPostgres } = await import('@stitchbook/database/embedded');
  const server = await startEmbeddedPostgres({ dataDirectory: databaseFolder(dataDirectory) });
  // A Stitchbook that is running stops its database itself.
  if (!isRunning) whenStopped(() => server.stop());
  return server.url;
}

function databaseFolder(dataDirectory: string): string {
  return join(dataDirectory, 'postgres');
}
