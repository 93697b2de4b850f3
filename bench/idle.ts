/**
 * What the product takes while nobody uses it, as `npm start` runs it: memory and processor time of all its processes, PostgreSQL's among
 * them, what it asks of PostgreSQL, and how many connections it holds.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { createDataSource } from '@stitchbook/database';
import { runProduct } from '../e2e/product/run-product.ts';
import { descendantsOf, findVariable, processorSecondsOf, proportionalMegabytes } from './process-tree.ts';
import { reportFigure } from './report-row.ts';

/** What a start leaves to do is done by then, and the speech process, which is ready for whoever comes at once, has left. */
const SETTLE_SECONDS = 150;
const SECONDS = process.argv.includes('--quick') ? 20 : 40;
/** The statistics of a session are told to others once in so long. */
const STATISTICS_LAG_MS = 1_500;

const product = await runProduct();
try {
  await wait(SETTLE_SECONDS * 1_000);
  const pids = await descendantsOf(process.pid);
  const url = await findVariable(pids, 'DATABASE_URL');
  const dataSource = await createDataSource({ url, poolSize: 1 }).initialize();
  const before = { processor: await processorSecondsOf(pids), transactions: await transactions() };
  await wait(SECONDS * 1_000);
  const processor = (await processorSecondsOf(pids)) - before.processor;
  const asked = (await transactions()) - before.transactions;
  const [{ connections }] = await dataSource.query<[{ connections: number }]>(
    `select count(*)::int as connections from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await dataSource.destroy();
  const figure = (name: string, value: number, limit: number, unit: string) =>
    reportFigure({ name: `idle: ${name}`, value, limit, unit });
  await figure('memory', await proportionalMegabytes(pids), 350, 'MB');
  await figure('processor', (100 * processor) / SECONDS, 1, '% of a core');
  await figure('transactions a second', asked / SECONDS, 2, 'a second');
  await figure('connections', connections, 12, 'connections');

  async function transactions(): Promise<number> {
    await wait(STATISTICS_LAG_MS);
    const [row] = await dataSource.query<[{ transactions: number }]>(
      `select (xact_commit + xact_rollback)::float8 as transactions from pg_stat_database where datname = current_database()`,
    );
    return row.transactions;
  }
} finally {
  await product.stop();
}
