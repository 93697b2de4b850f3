import { readdir } from 'node:fs/promises';
import { type Socket, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type TestDatabase, createTestDatabase, reportFigure } from '@stitchbook/testing';
import { readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type GatewayProcess, buildServices, startGatewayProcess } from './support/start-gateway-process.ts';
import { untilItStays } from './support/until-it-stays.ts';

const UPLOADS = 1_000;
const AT_ONCE = 25;
const PATIENCE_MS = 300_000;
/** Connections to the database come and go by themselves. */
const COMING_AND_GOING = 8;

let database: TestDatabase;
let gateway: GatewayProcess;
let ada: Person;
let audio: Buffer;

beforeAll(async () => {
  buildServices('gateway');
  database = await createTestDatabase();
  gateway = await startGatewayProcess(database);
  ada = await gateway.join('Ada');
  audio = await readFixture('dashwood.wav');
}, PATIENCE_MS);
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

const openHandles = async () => (await readdir(`/proc/${gateway.service.process.pid}/fd`)).length;

async function temporaryFiles(): Promise<number> {
  const files = await readdir(gateway.audioDirectory, { recursive: true, withFileTypes: true }).catch(() => []);
  return files.filter((file) => file.isFile()).length;
}

function open(text: string | Buffer): Socket {
  const { hostname, port } = new URL(gateway.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).resume();
  socket.write(text);
  return socket;
}

/** Cut off at a place of its own, with a form that is broken in a way of its own. */
async function abort(number: number): Promise<void> {
  const path = ['/api/transcribe', '/api/notes', '/api/account/import'][number % 3];
  const boundary = number % 7 === 0 ? 'another' : 'x';
  const field = ['audio', 'archive', 'strange', ''][number % 4];
  const head =
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:3000\r\nCookie: ${ada.cookieHeader()}\r\n` +
    `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 400000\r\n\r\n` +
    `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.wav"${number % 5 === 0 ? '\r\n' : ''}\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(head), audio]);
  const socket = open(whole.subarray(0, (number * 7_919) % whole.length));
  await wait(5 + (number % 40));
  if (number % 2 === 0) socket.destroy();
  else socket.resetAndDestroy();
}

async function abortAll(count: number): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let number = next++; number < count; number = next++) await abort(number);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

describe('a thousand uploads that are aborted or broken', () => {
  it(
    'leave the gateway alive, with its file handles and temporary files as before; slow headers are cut meanwhile',
    async () => {
      const slow = Array.from({ length: 5 }, () => open('GET /healthz HTTP/1.1\r\nX-Slow: '));
      await abortAll(50);
      await wait(2_000);
      const before = await openHandles();
      await abortAll(UPLOADS);
      await untilItStays(async () => (await openHandles()) <= before && (await temporaryFiles()) === 0, 20);
      const after = await openHandles();
      reportFigure(
        14,
        `after ${UPLOADS} aborted uploads ${after} file handles, ${before} before, and no temporary file`,
      );
      expect(after).toBeLessThanOrEqual(before + COMING_AND_GOING);
      expect(await temporaryFiles()).toBe(0);
      expect(await database.dataSource.query('select 1 from recordings')).toEqual([]);
      expect(await gateway.visitor().get('/healthz')).toMatchObject({ status: 200 });
      const { exitCode, signalCode } = gateway.service.process;
      expect([exitCode, signalCode]).toEqual([null, null]);
      // Node looks for them every half minute.
      for (const deadline = Date.now() + 70_000; !slow.every(({ closed }) => closed) && Date.now() < deadline;)
        await wait(500);
      expect(slow.map(({ closed }) => closed)).toEqual(slow.map(() => true));
    },
    PATIENCE_MS,
  );
});
