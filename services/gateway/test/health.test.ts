import { setTimeout as wait } from 'node:timers/promises';
import { startWorker } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('health', () => {
  it('is alive as soon as it answers', async () => {
    expect(await gateway.visitor().get('/healthz', { accept: '*/*' })).toMatchObject({
      status: 200,
      body: { status: 'alive' },
    });
  });

  it('is ready only while a transcription worker answers through the queue', async () => {
    const before = await gateway.visitor().get('/readyz', { accept: '*/*' });
    expect(before).toMatchObject({
      status: 503,
      body: { ready: false, checks: { database: true, queue: true, store: true, transcription: false } },
    });

    const worker = await startWorker({
      kind: 'transcribe-recording',
      handle: async () => async () => undefined,
      concurrency: 1,
      dataSource: gateway.database.dataSource,
      queue: gateway.queue,
      logger: createLogger('test', { level: 'silent' }),
      isProbed: true,
    });
    // What was found is answered for a second, and a busy worker may not answer in time.
    const look = () => gateway.visitor().get('/readyz');
    let after = await look();
    for (const deadline = Date.now() + 30_000; after.status !== 200 && Date.now() < deadline; after = await look())
      await wait(100);
    expect(after).toMatchObject({ status: 200, body: { ready: true } });
    await worker.close();
  }, 60_000);
});

describe('pages', () => {
  it.each(['/', '/notes/12', '/anything'])('serve the web app at %s, to be asked for anew each time', async (path) => {
    const { status, headers, body } = await gateway.visitor().get(path, { accept: 'text/html' });
    expect(status).toBe(200);
    expect(body).toContain('<title>Stitchbook</title>');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/api/nothing', '/assets/nothing.js', '/metrics'])('do not stand in for %s', async (path) => {
    const { status } = await gateway.visitor().get(path, { accept: 'text/html' });
    expect(status).toBe(404);
  });

  it('forbid whatever a page does not need', async () => {
    const { headers } = await gateway.visitor().get('/');
    const policy = String(headers.get('content-security-policy'));
    expect(policy).not.toContain('unsafe');
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule);
    expect(headers.get('permissions-policy')).toContain('microphone=(self)');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('requests from elsewhere', () => {
  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another port', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' }],
    ['nowhere', { origin: '' }],
  ])('change nothing when they come from %s', async (_name, headers) => {
    const ada = await gateway.join('Ada');
    const form = new FormData();
    form.append('title', 'Forged');
    expect(await ada.ask('POST', '/api/notes', { form, headers })).toMatchObject({
      status: 403,
      body: { code: 'request.cross-origin' },
    });
    expect((await ada.get('/api/notes')).body).toEqual([]);
  });

  it('get no CORS headers, and answers are kept by no cache', async () => {
    const ada = await gateway.join('Ada');
    const { headers } = await ada.get('/api/notes', { origin: 'https://evil.example' });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/api/auth/user', '/api/notes', '/api/notes/1', '/api/creations', '/api/nothing', '/api/login'])(
    'are kept by no cache at %s, whoever asks and whatever comes of it',
    async (path) => {
      const ada = await gateway.join('Ada');
      for (const person of [ada, gateway.visitor()]) {
        const { headers } = await person.get(path);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('content-security-policy')).not.toContain('unsafe');
      }
    },
  );
});
