import { setTimeout as wait } from 'node:timers/promises';
import { createJob } from '@stitchbook/jobs';
import { type TestDatabase, createTestDatabase } from '@stitchbook/testing';
import { COUNT_JOBS } from '../src/metrics/job-counts.repository.ts';
import { findSequentialScans } from './support/find-scans.ts';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type GatewayProcess, buildServices, startGatewayProcess } from './support/start-gateway-process.ts';

let database: TestDatabase;
let gateway: GatewayProcess;
let ada: Person;

/** What it exposes, as lines of `name{labels} value`. */
async function scrape(): Promise<string[]> {
  const response = await fetch(gateway.metricsAddress);
  expect(response.status).toBe(200);
  return (await response.text()).split('\n');
}

const valueOf = (lines: string[], series: string): number => {
  const line = lines.find((candidate) => candidate.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1));
};

beforeAll(async () => {
  buildServices('gateway');
  database = await createTestDatabase();
  gateway = await startGatewayProcess(database);
  ada = await gateway.join('Ada');
}, 180_000);
afterAll(async () => {
  await gateway.close();
  await database.drop();
});
beforeEach(() => database.dataSource.query('delete from jobs'));

async function addJob(): Promise<string> {
  const ownerId = String(ada.id);
  const job = await database.dataSource.transaction((manager) => createJob(manager, { kind: 'suggest-tags', ownerId }));
  return job.id;
}

const sql = (statement: string, parameters: unknown[] = []) => database.dataSource.query(statement, parameters);

describe('the metrics of the gateway', () => {
  it('are not exposed where people can ask for them', async () => {
    expect(await gateway.visitor().get('/metrics')).toMatchObject({ status: 404 });
    expect(await ada.get('/api/metrics')).toMatchObject({ status: 404 });
  });

  it('expose how long answers took by route, method and status, and of no path in particular', async () => {
    const { body } = await ada.ask('POST', '/api/notes', { form: noteForm('Canary') });
    const { id } = body as { id: number };
    for (const note of [id, id, id + 1]) await ada.get(`/api/notes/${note}?q=canary`);
    for (const path of ['/api/nothing', '/api/nothing/2', '/canary.php']) await ada.get(path, { accept: '*/*' });
    const lines = await scrape();
    const count = 'http_request_duration_seconds_count';
    expect(valueOf(lines, `${count}{method="POST",route="/api/notes",status="201"}`)).toBe(1);
    expect(valueOf(lines, `${count}{method="GET",route="/api/notes/:id",status="200"}`)).toBe(2);
    expect(valueOf(lines, `${count}{method="GET",route="/api/notes/:id",status="404"}`)).toBe(1);
    expect(valueOf(lines, `${count}{method="GET",route="other",status="404"}`)).toBeGreaterThanOrEqual(3);
    expect(lines.join('\n')).not.toMatch(/canary|nothing/i);
    expect(lines.join('\n')).not.toContain(String(ada.id));
  });

  it('expose what waits, runs and has failed, and for how long the first has waited', async () => {
    const [waiting, running, failed] = [await addJob(), await addJob(), await addJob(), await addJob()];
    await sql(`update jobs set available_at = now() - interval '90 seconds' where id = $1`, [waiting]);
    await sql(`update jobs set state = 'running', available_at = now() - interval '1 hour' where id = $1`, [running]);
    await sql(`update jobs set state = 'failed' where id = $1`, [failed]);
    await wait(1_100);
    const lines = await scrape();
    expect(valueOf(lines, 'stitchbook_jobs{kind="suggest-tags",state="queued"}')).toBe(2);
    expect(valueOf(lines, 'stitchbook_jobs{kind="suggest-tags",state="running"}')).toBe(1);
    expect(valueOf(lines, 'stitchbook_jobs{kind="suggest-tags",state="failed"}')).toBe(1);
    expect(valueOf(lines, 'stitchbook_jobs{kind="create-from-note",state="queued"}')).toBe(0);
    const waitSeconds = valueOf(lines, 'stitchbook_job_oldest_wait_seconds{kind="suggest-tags"}');
    expect(waitSeconds).toBeGreaterThanOrEqual(90);
    expect(waitSeconds).toBeLessThan(600);
    expect(valueOf(lines, 'stitchbook_job_oldest_wait_seconds{kind="create-from-note"}')).toBe(0);
  });

  it('do not call waiting what may not be started yet', async () => {
    await sql(`update jobs set available_at = now() + interval '1 hour' where id = $1`, [await addJob()]);
    await wait(1_100);
    expect(valueOf(await scrape(), 'stitchbook_job_oldest_wait_seconds{kind="suggest-tags"}')).toBe(0);
  });

  it('find the jobs by an index, however many have been done', async () => {
    await sql(
      `insert into jobs (kind, owner_id, state, finished_at)
       select 'enrich-note', $1, 'done', now() from generate_series(1, 20000)`,
      [ada.id],
    );
    await addJob();
    await sql('analyze jobs');
    const scans = await findSequentialScans(database.dataSource, COUNT_JOBS, [['enrich-note', 'suggest-tags'], 10_000]);
    expect(scans).toEqual([]);
  });

  it('leave out the jobs while they cannot be counted, and expose the rest', async () => {
    await sql('alter table jobs rename to jobs_away');
    await wait(1_100);
    const lines = await scrape();
    await sql('alter table jobs_away rename to jobs');
    expect(lines.filter((line) => line.startsWith('stitchbook_jobs{'))).toEqual([]);
    expect(valueOf(lines, 'process_cpu_seconds_total')).toBeGreaterThan(0);
  });
});
