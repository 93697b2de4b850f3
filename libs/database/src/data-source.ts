import 'reflect-metadata';
import type { DatabaseSettings } from '@stitchbook/config';
import type { Logger } from '@stitchbook/logging';
import { DataSource } from 'typeorm';
import { entities } from './entities.ts';
import { migrations } from './migrations.ts';
import { SnakeCaseNaming } from './naming-strategy.ts';

export function createDataSource({ url, poolSize }: Pick<DatabaseSettings, 'url' | 'poolSize'>): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    migrationsTransactionMode: 'each',
    extra: { max: poolSize, connectionTimeoutMillis: 5_000, keepAlive: true },
  });
}

const RETRY_DELAY_MS = 1_000;

/** Connects, waiting for a database that is not there yet. Rejects only when `signal` is aborted. */
export async function connectPatiently(
  dataSource: DataSource,
  logger: Logger,
  signal?: AbortSignal,
): Promise<DataSource> {
  for (;;) {
    signal?.throwIfAborted();
    try {
      return await dataSource.initialize();
    } catch (error) {
      logger.warn({ err: error }, 'the database does not answer yet; trying again');
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
