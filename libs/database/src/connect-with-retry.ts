import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@stitchbook/logging';
import type { DataSource } from 'typeorm';
import { findExecutedMigrations } from './migrations.ts';

const RETRY_DELAY_MS = 1_000;
const SCHEMA_POLL_MS = 100;

/**
 * Connects, and retries every second while the database cannot be reached and every 100 ms while another process is still
 * migrating it, so that services may be started in any order. Resolves with the same data source, initialised. Rejects only
 * when `signal` is aborted.
 */
export async function connectWithRetry(
  dataSource: DataSource,
  logger: Logger,
  signal?: AbortSignal,
): Promise<DataSource> {
  while (!dataSource.isInitialized) {
    signal?.throwIfAborted();
    try {
      await dataSource.initialize();
    } catch (error) {
      logger.warn({ err: error }, 'the database cannot be reached, retrying');
      await wait(RETRY_DELAY_MS);
    }
  }
  while (!(await isMigrated(dataSource, logger))) {
    signal?.throwIfAborted();
    await wait(SCHEMA_POLL_MS);
  }
  return dataSource;
}

/** A newer version may have run more than we know of: that is no reason to wait. */
async function isMigrated(dataSource: DataSource, logger: Logger): Promise<boolean> {
  try {
    const names = new Set(await findExecutedMigrations(dataSource));
    return dataSource.migrations.every(({ name }) => names.has(String(name)));
  } catch (error) {
    logger.warn({ err: error }, 'the database was lost while waiting for its migrations, retrying');
    return false;
  }
}
