import { JobProducer, createJob } from '@stitchbook/jobs';
import { runAdminCommand } from '../src/administration/run-admin-command.ts';
import type { Person } from './support/person.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';

const BOARD = '/admin/queues';
const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let gateway: TestGateway;
let ada: Person;
let grace: Person;
let jobId: string;

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
  grace = await gateway.join('Grace');
  await runAdminCommand(['grant', String(ada.id)], { databaseUrl: gateway.database.url, baseUrl: ORIGIN });
  const job = await gateway.database.dataSource.transaction((manager) =>
    createJob(manager, { kind: 'suggest-tags', ownerId: String(ada.id), input: { transcript: 'canary-words' } }),
  );
  jobId = job.id;
  await gateway.app.get(JobProducer).enqueue(job);
});
afterAll(() => gateway.close());

const contentPolicy = (headers: Headers) => String(headers.get('content-security-policy'));

describe('the dashboard of the queues', () => {
  it('sends who is signed out to sign in, and back', async () => {
    const { status, headers } = await gateway.visitor().get(`${BOARD}/queue/suggest-tags`, PAGE);
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/api/login?returnTo=%2Fadmin%2Fqueues%2Fqueue%2Fsuggest-tags');
  });

  it.each(['', '/api/queues', '/static/js/main.js'])('answers somebody else as if %s did not exist', async (path) => {
    const asked = await grace.get(BOARD + path, PAGE);
    const unknown = await grace.get(`/admin/nothing${path}`, PAGE);
    expect(asked).toMatchObject({
      status: 404,
      body: { message: 'There is nothing at this address.', code: 'http.404' },
    });
    expect(unknown).toMatchObject({
      status: 404,
      body: { message: 'There is nothing at this address.', code: 'http.404' },
    });
  });

  it('shows an administrator what waits, by id alone', async () => {
    const { status, body } = await ada.get(`${BOARD}/api/queues?activeQueue=suggest-tags&page=1&jobsPerPage=10`);
    expect(status).toBe(200);
    const queues = (body as { queues: { name: string; readOnlyMode: boolean; jobs: object[] }[] }).queues;
    expect(queues.every(({ readOnlyMode }) => readOnlyMode)).toBe(true);
    expect(queues.find(({ name }) => name === 'suggest-tags')?.jobs).toMatchObject([{ data: { jobId, attempt: 1 } }]);
    expect(JSON.stringify(body)).not.toContain('canary');
  });

  it('is shut to an administrator who is none any more, at once', async () => {
    await runAdminCommand(['revoke', String(ada.id)], { databaseUrl: gateway.database.url, baseUrl: ORIGIN });
    expect(await ada.get(`${BOARD}/api/queues`)).toMatchObject({ status: 404 });
    await runAdminCommand(['grant', String(ada.id)], { databaseUrl: gateway.database.url, baseUrl: ORIGIN });
    expect(await ada.get(`${BOARD}/api/queues`)).toMatchObject({ status: 200 });
  });

  it.each(['retry', 'clean', 'promote'])(
    'changes nothing, for a job that is asked to %s passes its row by',
    async (verb) => {
      const path = `${BOARD}/api/queues/suggest-tags/${jobId}-1/${verb}`;
      expect(await ada.ask('PUT', path)).toMatchObject({ status: 404 });
      expect(await ada.ask('PUT', path, { headers: { origin: 'https://evil.example' } })).toMatchObject({
        status: 403,
      });
      expect(await ada.get(`${BOARD}/api/queues/suggest-tags/${jobId}-1`)).toMatchObject({ status: 200 });
    },
  );

  it('keeps to the content policy of everything else, but for what its links are relative to and one known style', async () => {
    const page = await ada.get(BOARD, PAGE);
    const elsewhere = contentPolicy((await ada.get('/notes', PAGE)).headers);
    const own = contentPolicy(page.headers).replace(/ 'sha256-[^']+'/, '');
    expect(own).toBe(elsewhere.replace("base-uri 'none'", "base-uri 'self'"));
    expect(own).not.toMatch(/unsafe|sha256/);
    expect(elsewhere).toContain("base-uri 'none'");
    expect(page.body).not.toMatch(/<style|\sstyle=|\son\w+=|<link[^>]+https?:/);
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('has all that its page loads', async () => {
    const page = String((await ada.get(`${BOARD}/queue/suggest-tags`, PAGE)).body);
    const loaded = [...page.matchAll(/(?:src|href)="(static\/[^"]+)"/g)].map(([, path]) => String(path));
    expect(loaded.length).toBeGreaterThan(4);
    for (const path of loaded)
      expect({ path, ...(await ada.get(`${BOARD}/${path}`)) }).toMatchObject({ path, status: 200 });
  });
});
