import 'reflect-metadata';
import type { DatabaseSettings } from '@stitchbook/config';
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
