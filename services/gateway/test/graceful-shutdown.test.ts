import { once } from 'node:events';
import { Agent, type IncomingMessage, request as send } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type TestDatabase, createTestDatabase } from '@stitchbook/testing';
import { formOf, noteForm, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type GatewayProcess, buildServices, startGatewayProcess } from './support/start-gateway-process.ts';

let database: TestDatabase;
let gateway: GatewayProcess;
let moved: AbortController;

beforeEach(() => {
  moved = new AbortController();
});
beforeAll(async () => {
  buildServices('gateway');
  database = await createTestDatabase();
}, 180_000);
afterEach(async () => {
  moved.abort();
  await gateway.close();
});
afterAll(() => database.drop());

async function start(environment: Record<string, string>): Promise<Person> {
  gateway = await startGatewayProcess(database, environment);
  return gateway.join('Ada');
}

/** Asks for the list of notes on kept-alive connections, one after the other. Returns what was not as it should be. */
async function keepAsking(ada: Person, signal: AbortSignal): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const wrong: string[] = [];
  while (!signal.aborted) {
    const { status } = await ask(`${gateway.address}/api/notes`, agent, ada.cookieHeader()).catch(
      (error: NodeJS.ErrnoException) => ({ status: error.code }),
    );
    if (status !== 200) wrong.push(String(status));
    await wait(20);
  }
  agent.destroy();
  return wrong;
}

async function ask(address: string, agent: Agent, cookie: string): Promise<{ status: number | undefined }> {
  const sent = send(address, { agent, headers: { cookie } });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode };
}

/** An upload that takes eleven seconds at least: longer than its gateway waits before it shuts down. */
async function uploadSlowly(ada: Person): Promise<number> {
  const whole = new Response(formOf({}, { bytes: await readFixture('amiable.wav') }));
  const bytes = Buffer.from(await whole.arrayBuffer());
  const headers = {
    cookie: ada.cookieHeader(),
    origin: 'http://localhost:3000',
    prefer: 'respond-async',
    'content-type': String(whole.headers.get('content-type')),
    'content-length': bytes.length,
  };
  const sent = send(`${gateway.address}/api/transcribe`, { method: 'POST', headers });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  const chunk = Math.ceil(bytes.length / 50);
  for (let at = 0; at < bytes.length; at += chunk) {
    sent.write(bytes.subarray(at, at + chunk));
    await wait(220);
  }
  sent.end();
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode ?? 0;
}

const ready = () => gateway.visitor().get('/readyz', { accept: '*/*' });

describe('a gateway that is shut down', () => {
  it('says first that it is not ready, serves on, finishes what is in flight, and nobody sees an error', async () => {
    // What is asked after the signal needs a part of a second, and on a busy machine some.
    const ada = await start({ SHUTDOWN_DELAY_SECONDS: '7' });
    const asking = Array.from({ length: 4 }, () => keepAsking(ada, moved.signal));
    const upload = uploadSlowly(ada);
    await wait(300);
    const ended = once(gateway.service.process, 'exit');
    gateway.service.process.kill('SIGTERM');

    let answer = await ready();
    while (answer.status !== 503 || !('leaving' in (answer.body as object))) answer = await ready();
    expect(answer.body).toEqual({ ready: false, checks: {}, leaving: true });
    expect(await ada.ask('POST', '/api/notes', { form: noteForm('A last one') })).toMatchObject({ status: 201 });
    // What stands in front of it sends people elsewhere as soon as it has seen that.
    await wait(300);
    moved.abort();

    expect((await Promise.all(asking)).flat()).toEqual([]);
    expect(await upload).toBe(202);
    expect(await ended).toEqual([0, null]);
    expect(gateway.service.log()).not.toContain('"level":"error"');
    expect(gateway.service.log()).not.toContain('and were cut');
  }, 180_000);

  it('is not ready without an error in its log', async () => {
    await start({});
    expect(await ready()).toMatchObject({ status: 503, body: { ready: false } });
    const findLine = () =>
      gateway.service
        .log()
        .split('\n')
        .find((line) => line.includes('"not ready"'));
    while (!findLine()) await wait(20);
    expect(JSON.parse(String(findLine()))).toMatchObject({
      level: 'info',
      checks: { database: true, transcription: false },
    });
    expect(gateway.service.log()).not.toMatch(/stack|"level":"(error|warn)"/);
  }, 180_000);

  it('answers whoever waits for longer than its grace period that the work goes on, and where', async () => {
    const ada = await start({ SHUTDOWN_GRACE_SECONDS: '1' });
    await database.dataSource.query('delete from jobs');
    // Nobody is there to do the work.
    const waiting = ada.ask('POST', '/api/transcribe', {
      form: formOf({}, { bytes: await readFixture('amiable.wav') }),
    });
    const findJobs = () => database.dataSource.query<{ id: string; state: string }[]>('select id, state from jobs');
    while ((await findJobs()).length === 0) await wait(50);
    await wait(200);
    const ended = once(gateway.service.process, 'exit');
    gateway.service.process.kill('SIGTERM');
    const answer = await waiting;
    expect(answer).toMatchObject({
      status: 503,
      body: {
        message: 'Stitchbook is being restarted. Your recording is kept, and its words will come.',
        code: 'job.goes-on',
      },
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const id = answer.headers.get('location')?.replace('/api/jobs/', '');
    expect(await findJobs()).toEqual([{ id, state: 'queued' }]);
    expect(await ended).toEqual([0, null]);
    expect(gateway.service.log()).not.toContain('and were cut');
  }, 180_000);

  it('waits for nobody who has nothing to ask, and for no upload longer than its grace period', async () => {
    const ada = await start({ SHUTDOWN_GRACE_SECONDS: '1' });
    const { hostname, port } = new URL(gateway.address);
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    const agent = new Agent({ keepAlive: true });
    expect(await ask(`${gateway.address}/api/notes`, agent, ada.cookieHeader())).toEqual({ status: 200 });
    const upload = send(`${gateway.address}/api/transcribe`, {
      method: 'POST',
      headers: {
        cookie: ada.cookieHeader(),
        origin: 'http://localhost:3000',
        'content-type': 'multipart/form-data; boundary=voice',
        'content-length': 1_000_000,
        expect: '100-continue',
      },
    });
    const outcome = once(upload, 'error').then(() => 'cut');
    upload.write('--voice\r\n');
    // From then on it is under way for the gateway too.
    await once(upload, 'continue');
    const ended = once(gateway.service.process, 'exit');
    gateway.service.process.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await outcome).toBe('cut');
    expect(gateway.service.log()).toContain('"cut":1');
    silent.destroy();
    agent.destroy();
  }, 180_000);
});
