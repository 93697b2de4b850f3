import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { findCheckout } from '../start/find-checkout.mjs';

/**
 * jest's globalSetup: one PostgreSQL for the whole run, with a migrated database in it from which `createTestDatabase` clones.
 * jest runs this file as it is, so it uses the built libs/database, and builds it first: one test file run alone must work too.
 */
export default async function startTestPostgres() {
  build('libs/database');
  const { createDataSource, runMigrations } = await import('@stitchbook/database');
  const server = await startServer();
  const template = `stitchbook_template_${randomBytes(4).toString('hex')}`;
  await ask(createDataSource, server.url, `CREATE DATABASE ${template}`);
  const templateUrl = new URL(server.url);
  templateUrl.pathname = template;
  await runMigrations(templateUrl.href);
  process.env.STITCHBOOK_TEST_TEMPLATE_URL = templateUrl.href;
  /** @type {{ stopTestPostgres?: () => Promise<void> }} */ (globalThis).stopTestPostgres = async () => {
    await ask(createDataSource, server.url, `DROP DATABASE ${template} WITH (FORCE)`);
    await server.stop();
  };
}

/** TEST_DATABASE_URL names a server of one's own on which the role may create databases. */
async function startServer() {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: () => Promise.resolve() };
  const { startEmbeddedPostgres } = await import('@stitchbook/database/embedded');
  return startEmbeddedPostgres({ throwaway: true });
}

/** @param {typeof import('@stitchbook/database').createDataSource} createDataSource @param {string} url @param {string} statement */
async function ask(createDataSource, url, statement) {
  const dataSource = await createDataSource({ url, poolSize: 1 }).initialize();
  try {
    await dataSource.query(statement);
  } finally {
    await dataSource.destroy();
  }
}

/** @param {string} workspace */
function build(workspace) {
  const root = findCheckout();
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-b', workspace], {
    cwd: root,
    encoding: 'utf8',
  });
  // What does not type-check may still run; the type check says so in its own place.
  if (status !== 0) process.stderr.write(`${workspace} does not compile cleanly:\n${stdout}${stderr}`);
}
