import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Job, Note } from '@stitchbook/api-types';
import { fetchSpeechModel } from '@stitchbook/speech/fetch-model';
import { type RunningService, type TestDatabase, createTestDatabase, startService } from '@stitchbook/testing';
import { formOf, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type GatewayProcess, buildServices, startGatewayProcess } from './support/start-gateway-process.ts';

const modelDirectory = process.env['STITCHBOOK_MODEL_DIR'] ?? join(process.cwd(), '.data', 'models', 'moonshine-tiny');
const CANARY = 'canary-4711';
const PATIENCE_MS = 120_000;

let database: TestDatabase;
let gateway: GatewayProcess;
let workers: RunningService[];
let repeater: Server;
let ada: Person;

/** A language model that answers everything with an error in which it repeats what it was told. */
async function startRepeater(): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: `I do not like ${Buffer.concat(chunks).toString()}` } }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeAll(async () => {
  buildServices('gateway', 'transcription', 'enrichment', 'creations');
  await fetchSpeechModel({ directory: modelDirectory });
  database = await createTestDatabase();
  repeater = await startRepeater();
  gateway = await startGatewayProcess(database, { LOG_LEVEL: 'trace' });
  const environment = {
    DATABASE_URL: database.url,
    AUDIO_DIR: gateway.audioDirectory,
    SPEECH_MODEL_DIR: modelDirectory,
    OPENAI_BASE_URL: `http://127.0.0.1:${(repeater.address() as AddressInfo).port}/v1`,
    LANGUAGE_RETRIES: '0',
    LOG_LEVEL: 'trace',
  };
  workers = ['transcription', 'enrichment', 'creations'].map((name) => startService(name, environment));
  ada = await gateway.join('Ada');
}, 180_000);
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await gateway.close();
  repeater.close();
  await database.drop();
});

/** The lines that a process has logged about this request. */
const linesAbout = (log: string, requestId: string) =>
  log
    .split('\n')
    .filter((line) => line.includes(requestId))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** When it has ended and its worker has said so: that is written down after the job is, and read here later still. */
async function untilEnded(id: string): Promise<Job> {
  const isLogged = () =>
    workers.some((worker) =>
      worker
        .log()
        .split('\n')
        .some((line) => line.includes(id) && line.includes('"outcome"')),
    );
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(100)) {
    const job = (await ada.get(`/api/jobs/${id}`)).body as Job;
    if ((job.state === 'done' || job.state === 'failed') && isLogged()) return job;
  }
  throw new Error(`the job never ended:\n${workers.map((worker) => worker.log()).join('\n')}`);
}

describe('the id of a request', () => {
  it(
    'is found in what the gateway and the worker log of one upload, there beside the id of the job',
    async () => {
      const requestId = `upload-${randomUUID()}`;
      const form = formOf({}, { bytes: await readFixture('amiable.wav') });
      const headers = { 'x-request-id': requestId, prefer: 'respond-async' };
      const { status, headers: answered, body } = await ada.ask('POST', '/api/transcribe', { form, headers });
      expect(status).toBe(202);
      expect(answered.get('x-request-id')).toBe(requestId);
      const { id } = body as Job;
      expect((await untilEnded(id)).state).toBe('done');

      expect(linesAbout(gateway.service.log(), requestId)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ service: 'gateway', requestId, req: { method: 'POST', path: '/api/transcribe' } }),
        ]),
      );
      const [taken, let_go] = linesAbout(String(workers[0]?.log()), requestId);
      expect(taken).toMatchObject({ service: 'transcription', requestId, jobId: id, msg: 'job started' });
      expect(let_go).toMatchObject({ requestId, jobId: id, outcome: 'done' });
    },
    2 * PATIENCE_MS,
  );

  it.each([
    ['too short', 'short'],
    ['too long', 'x'.repeat(65)],
    ['something that would be read as more than an id', 'abcdefgh" onload="'],
    ['words', 'an id with spaces'],
  ])('is not taken from a client that sends %s', async (_what, given) => {
    const { headers } = await ada.ask('GET', '/api/notes', { headers: { 'x-request-id': given } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('what people say', () => {
  it(
    'is in no log, neither when all goes well nor when a model repeats it in its error',
    async () => {
      const form = formOf({ title: CANARY, transcript: `The ${CANARY} sings.`, duration: '1' });
      const note = (await ada.ask('POST', '/api/notes', { form })).body as Note;
      const json = { transcript: `Once more the ${CANARY}`, existingTags: [CANARY] };
      const prefer = { prefer: 'respond-async' };
      const suggested = (await ada.ask('POST', '/api/notes/tag-suggestions', { json, headers: prefer })).body as Job;
      const created = (await ada.ask('POST', `/api/notes/${note.id}/generate`, { headers: prefer })).body as Job;
      await ada.get(`/api/notes?q=${CANARY}`);
      for (const { id } of [suggested, created]) expect((await untilEnded(id)).state).toBe('failed');

      const logs = [gateway.service, ...workers].map((service) => service.log());
      for (const log of logs) {
        expect(log).not.toContain(CANARY);
        expect(log).not.toMatch(/amiable/i);
        expect(log).not.toContain(decodeURIComponent(ada.cookieHeader().split('=')[1] ?? '?'));
      }
      expect(logs.every((log) => log.includes(`"level"`))).toBe(true);
    },
    2 * PATIENCE_MS,
  );
});
