import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@stitchbook/logging';
import type { DataSource } from 'typeorm';
import { findRunMigrations } from './find-run-migrations.ts';

const RETRY_DELAY_MS = 1_000;
const SCHEMA_LOOK_MS = 100;

/**
 * Connects, waiting for a database that is not there yet and for migrations that another process is still running, so that
 * services may be started in any order. Rejects only when `signal` is aborted.
 */
export async function connectPatiently(
  dataSource: DataSource,
  logger: Logger,
  signal?: AbortSignal,
): Promise<DataSource> {
  while (!dataSource.isInitialized) {
    signal?.throwIfAborted();
    try {
      await dataSource.initialize();
    } catch (error) {
      logger.warn({ err: error }, 'the database does not answer yet; trying again');
      await wait(RETRY_DELAY_MS);
    }
  }
  while (!(await isMigrated(dataSource, logger))) {
    signal?.throwIfAborted();
    await wait(SCHEMA_LOOK_MS);
  }
  return dataSource;
}

/** A newer version may have run more than we know of: that is no reason to wait. */
async function isMigrated(dataSource: DataSource, logger: Logger): Promise<boolean> {
  try {
    const names = new Set(await findRunMigrations(dataSource));
    return dataSource.migrations.every(({ name }) => names.has(String(name)));
  } catch (error) {
    logger.warn({ err: error }, 'the database went away while its schema was awaited');
    return false;
  }
}
