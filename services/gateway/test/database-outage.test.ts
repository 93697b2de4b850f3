import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDataSource, runMigrations } from '@stitchbook/database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@stitchbook/database/embedded';
import type { DataSource } from 'typeorm';
import { formOf, noteForm, readFixture } from './support/forms.ts';
import type { Answer, Person } from './support/person.ts';
import { type GatewayProcess, buildServices, startGatewayProcess } from './support/start-gateway-process.ts';

const AWAY = {
  status: 503,
  body: {
    code: 'database.unavailable',
    message: 'Stitchbook cannot reach its database just now. Please try again in a moment.',
  },
};
const ASYNC = { prefer: 'respond-async' };

let folder: string;
let server: EmbeddedPostgres;
let dataSource: DataSource;
let gateway: GatewayProcess;
let ada: Person;

const startServer = () => startEmbeddedPostgres({ dataDirectory: join(folder, 'postgres') });

beforeAll(async () => {
  buildServices('gateway');
  folder = await mkdtemp(join(tmpdir(), 'stitchbook-outage-'));
  server = await startServer();
  await runMigrations(server.url);
  dataSource = await createDataSource({ url: server.url, poolSize: 2 }).initialize();
  gateway = await startGatewayProcess({ url: server.url, dataSource });
  ada = await gateway.join('Ada');
}, 240_000);
afterAll(async () => {
  await gateway.close();
  await dataSource.destroy();
  await server.stop();
  await rm(folder, { recursive: true });
});

const upload = async (headers: Record<string, string>): Promise<Answer> =>
  ada.ask('POST', '/api/transcribe', { form: formOf({}, { bytes: await readFixture('amiable.wav') }), headers });

async function untilRowsOf(table: string): Promise<void> {
  while ((await dataSource.query<unknown[]>(`select 1 from ${table}`)).length === 0) await wait(20);
}

describe('a database that goes away under the gateway', () => {
  it('has requests answered with 503, also one that is under way, and all is as it was when it is back', async () => {
    expect(await ada.ask('POST', '/api/notes', { form: noteForm('Kept') })).toMatchObject({ status: 201 });
    const inTheMiddle = upload({});
    await untilRowsOf('recordings');

    await server.stop();
    expect(await inTheMiddle).toMatchObject(AWAY);
    const asked = [
      await ada.get('/api/notes'),
      await ada.get('/api/auth/user'),
      await ada.ask('POST', '/api/notes', { form: noteForm('Not kept') }),
      await upload(ASYNC),
    ];
    for (const answer of asked) {
      expect(answer).toMatchObject(AWAY);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await gateway.visitor().get('/healthz', { accept: '*/*' })).toMatchObject({ status: 200 });
    expect(await gateway.visitor().get('/readyz', { accept: '*/*' })).toMatchObject({
      status: 503,
      body: { checks: { database: false, queue: false, store: true } },
    });
    expect(await gateway.visitor().get('/', { accept: 'text/html' })).toMatchObject({ status: 200 });

    server = await startServer();
    while ((await ada.get('/api/notes')).status !== 200) await wait(100);
    expect((await ada.get('/api/notes')).body).toMatchObject([{ title: 'Kept' }]);
    expect(await upload(ASYNC)).toMatchObject({ status: 202 });
    expect(gateway.service.log()).not.toMatch(/"level":"(error|fatal)"/);
    expect(gateway.service.process.exitCode).toBeNull();
  }, 120_000);
});
