import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AudioStore, createAudioStore } from '@stitchbook/storage';
import { createTestDatabase } from '@stitchbook/testing';
import pg from 'pg';
import type { Installation } from '../../src/index.ts';

export interface TemporaryInstallation extends Installation {
  ask<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  remove(): Promise<void>;
}

/** An installation with all tables, in which nobody has been yet. */
export async function createEmptyInstallation(): Promise<TemporaryInstallation> {
  const database = await createTestDatabase();
  return furnish(database.url, () => database.drop());
}

/** An installation whose database has no tables. */
export async function createBareInstallation(): Promise<TemporaryInstallation> {
  const name = `stitchbook_bare_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  return furnish(urlOf(name), () => onServer(`drop database ${name} with (force)`));
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** On the server of this run. */
function urlOf(database: string): string {
  const url = new URL(String(process.env['STITCHBOOK_TEST_TEMPLATE_URL']));
  url.pathname = database;
  return url.href;
}

async function furnish(databaseUrl: string, drop: () => Promise<void>): Promise<TemporaryInstallation> {
  const directory = await mkdtemp(join(tmpdir(), 'stitchbook-installation-'));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  return {
    databaseUrl,
    store: openStore(directory),
    async ask<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) {
      const { rows } = await pool.query<Row>(statement, values);
      return rows;
    },
    async remove() {
      await pool.end();
      await drop();
      await rm(directory, { recursive: true });
    },
  };
}

/** A folder, or a bucket of its own where TEST_S3_ENDPOINT names a store (`npm run test:containers`). */
function openStore(directory: string): AudioStore {
  const endpoint = process.env['TEST_S3_ENDPOINT'];
  if (!endpoint) return createAudioStore({ directory });
  const account = { s3AccessKey: 'stitchbook', s3SecretKey: 'stitchbook-test' };
  return createAudioStore({
    s3Endpoint: endpoint,
    s3Region: 'us-east-1',
    s3Bucket: `backup-${randomUUID()}`,
    ...account,
  });
}
