import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { generateIdentitySecrets } from '@stitchbook/identity';
import { createTestDatabase, findFreePort, type TestDatabase } from '@stitchbook/testing';
import { Browser } from './support/browser.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let database: TestDatabase;

beforeAll(async () => {
  const built = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'services/identity'], {
    cwd: root,
  });
  if (built.status !== 0) throw new Error(built.stdout.toString());
  database = await createTestDatabase();
}, 60_000);

afterAll(async () => database.drop());

const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));

function start(port: number, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['services/identity/dist/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      BASE_URL: `http://127.0.0.1:${port}`,
      IDENTITY_PORT: String(port),
      DATABASE_URL: database.url,
      ...generateIdentitySecrets(),
      ...environment,
    },
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (output += piece.toString()));
  return { child, output: () => output, exited: once(child, 'exit') as Promise<[number | null, string | null]> };
}

async function waitFor(output: () => string, line: string) {
  const deadline = Date.now() + 60_000;
  while (!output().includes(line)) {
    if (Date.now() > deadline) throw new Error(`never said "${line}":\n${output()}`);
    await wait(50);
  }
}

describe('the process', () => {
  it('says when it is ready, in JSON lines only, logs nothing of what people type, and leaves on SIGTERM', async () => {
    const port = await findFreePort();
    const { child, output, exited } = start(port, { LOG_LEVEL: 'trace' });
    await waitFor(output, 'identity is ready');
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    await signUpAndStumble(port);
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    for (const line of output().trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(output()).not.toMatch(/canary/i);
  }, 120_000);

  it('serves its metrics on a port of its own, and not where people sign in', async () => {
    const port = await findFreePort();
    const { output } = start(port, { METRICS_PORT: '0' });
    await waitFor(output, 'identity is ready');
    const [, metricsPort] = /"metricsPort":(\d+)/.exec(output()) ?? [];
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await metrics.text()).toContain('process_resident_memory_bytes');
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
  }, 120_000);

  it('runs on a Node that has no URL.parse', async () => {
    const { output } = start(await findFreePort(), {
      NODE_OPTIONS: '--import=data:text/javascript,delete%20URL.parse',
    });
    await expect(waitFor(output, 'identity is ready')).resolves.toBeUndefined();
  }, 120_000);

  it('waits for a database that is not there yet, and can be told to stop while it waits', async () => {
    const nobody = await findFreePort();
    const waiting = start(await findFreePort(), { DATABASE_URL: `postgres://a:b@127.0.0.1:${nobody}/c` });
    await waitFor(waiting.output, 'the database cannot be reached, retrying');
    waiting.child.kill('SIGTERM');
    expect(await waiting.exited).toEqual([0, null]);
  }, 120_000);

  it('does not start on a port that is taken', async () => {
    const port = await findFreePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const { output, exited } = start(port);
    expect((await exited)[0]).toBe(1);
    expect(output()).toContain('EADDRINUSE');
    other.close();
  }, 120_000);
});

async function signUpAndStumble(port: number) {
  const browser = new Browser(`http://127.0.0.1:${port}`);
  const request = new URLSearchParams({
    client_id: 'stitchbook',
    response_type: 'code',
    scope: 'openid',
    state: 'state',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  const { url } = await browser.follow(await browser.get(`/oidc/auth?${request}`));
  const person = { firstName: 'Canary', lastName: 'Canary', email: 'canary@example.com', password: 'canary canary' };
  expect((await browser.post(url.pathname, person)).status).toBe(422);
  const { url: callback } = await browser.follow(await browser.post(`${url.pathname}/create`, person));
  expect(callback.pathname).toBe('/api/callback');
  await browser.get('/oidc/auth?client_id=canary&redirect_uri=canary');
  await browser.post('/oidc/token', { code: 'canary', grant_type: 'authorization_code' });
}
