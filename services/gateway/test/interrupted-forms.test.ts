import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type AudioStore, createAudioKey, createAudioStore } from '@stitchbook/storage';
import type { Request } from 'express';
import { receiveForm } from '../src/recordings/receive-form.ts';
import { UploadMeter } from '../src/recordings/upload-meter.ts';
import { readFixture } from './support/forms.ts';
import { untilItStays } from './support/until-it-stays.ts';

const FORMS = 600;
const AT_ONCE = 25;
const MAX_BYTES = 10 * 2 ** 20;
/** What makes the difference is which of two comes first, which no seed brings back. */
const { random } = Math;

const REFUSALS = ['request.interrupted', 'request.malformed', 'audio.unsupported', 'audio.empty'];

let directory: string;
let server: Server;
let audio: Buffer;
const begun = new Set<string>();
const ended: string[] = [];

/** As the gateway does: the session is looked up before the form is read, and the key is written before the audio is. */
async function receive(request: Request, store: AudioStore): Promise<void> {
  await wait(random() * 20);
  await receiveForm(request, {
    fileField: 'audio',
    fields: { title: 1_000 },
    maxBytes: MAX_BYTES,
    store: async (upload) => {
      await wait(random() * 20);
      const key = createAudioKey();
      await store.write(key, Readable.from(new UploadMeter(MAX_BYTES).pass(upload)));
      return key;
    },
    discard: (key) => store.remove(key),
  });
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stitchbook-forms-'));
  audio = await readFixture('dashwood.wav');
  const store = createAudioStore({ directory });
  server = createServer((request, response) => {
    const name = String(request.url);
    begun.add(name);
    void receive(request as Request, store)
      .then(
        () => ended.push(`${name} was taken`),
        ({ code }: { code?: string }) => ended.push(String(code)),
      )
      .finally(() => {
        begun.delete(name);
        response.end();
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(directory, { recursive: true });
});

/** Cut off at any place and any moment, and by half of the clients as if it had been all. */
async function sendBroken(number: number): Promise<void> {
  const whole = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="audio"; filename="a.wav"\r\n\r\n'),
    audio,
  ]);
  const body = whole.subarray(0, Math.floor(random() * whole.length));
  const isDeclared = random() < 0.5;
  const head =
    `POST /${number} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
    `Content-Length: ${isDeclared ? body.length : whole.length}\r\n\r\n`;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(Buffer.concat([Buffer.from(head), body]));
  await wait(random() * 45);
  if (random() < 0.5) socket.destroy();
  else socket.resetAndDestroy();
}

describe('forms that are cut off anywhere', () => {
  it('all end as broken within seconds, and leave no file', async () => {
    let next = 0;
    // On a busy machine many are reset before they are looked at: as many more are sent.
    const isMissing = () => ended.length + begun.size <= FORMS / 2 && next < 20 * FORMS;
    const send = async () => {
      while (next < FORMS || isMissing()) await sendBroken(next++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    await untilItStays(async () => begun.size === 0);
    expect([...begun]).toEqual([]);
    expect(ended.length).toBeGreaterThan(FORMS / 2);
    expect(ended.filter((code) => !REFUSALS.includes(code))).toEqual([]);
    const files = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
    expect(files.map(({ name }) => name)).toEqual([]);
  }, 180_000);
});
