import { type Socket, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Note } from '@stitchbook/api-types';
import { formOf, noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';

/** So long that a busy machine answers well within it what it answers without waiting for a body. */
const BODY_SECONDS = 4;
const BEFORE_THAT_MS = 3_500;

let gateway: TestGateway;
let ada: Person;

beforeAll(async () => {
  gateway = await startGateway({
    BODY_TIMEOUT_SECONDS: String(BODY_SECONDS),
    MAX_BODY_MB_PER_ADDRESS: '8',
    MAX_CONNECTIONS_PER_ADDRESS: '40',
  });
  ada = await gateway.join('Ada');
});
afterAll(() => gateway.close());

interface Held {
  socket: Socket;
  /** What came back so far. */
  answer(): string;
  isClosed(): boolean;
}

/** Announces a body and sends only its beginning. */
function hold(head: string, cookie: string, sent = '{"title":"'): Held {
  const { hostname, port } = new URL(gateway.address);
  const socket = connect(Number(port), hostname);
  let answer = '';
  let isClosed = false;
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.on('close', () => (isClosed = true)).on('error', () => undefined);
  socket.write(
    `${head}\r\nHost: localhost\r\nOrigin: ${ORIGIN}\r\n${cookie ? `Cookie: ${cookie}\r\n` : ''}\r\n${sent}`,
  );
  return { socket, answer: () => answer, isClosed: () => isClosed };
}

async function until(isSo: () => boolean, withinMs = 10_000): Promise<void> {
  for (const deadline = Date.now() + withinMs; !isSo() && Date.now() < deadline;) await wait(20);
}

const JSON_HEAD = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: ${length}`;
const FORM_HEAD = (path: string) =>
  `POST ${path} HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 4000000`;

describe('the body of somebody who is not signed in', () => {
  it.each([
    ['JSON', JSON_HEAD('/api/notes/1/update-transcript', 4_000_000)],
    ['a form', FORM_HEAD('/api/transcribe')],
    ['an archive', FORM_HEAD('/api/account/import')],
  ])(
    'is refused before it has come, and its connection is cut: %s',
    async (_, head) => {
      const held = hold(head, '');
      await until(() => held.answer().includes('session.missing'), BEFORE_THAT_MS);
      expect(held.answer()).toMatch(/^HTTP\/1.1 401 /);
      await until(held.isClosed);
      expect(held.isClosed()).toBe(true);
    },
    15_000,
  );

  it('is not read where there is nothing to send it to either', async () => {
    const held = hold(JSON_HEAD('/nowhere', 4_000_000), '');
    await until(() => held.answer() !== '', BEFORE_THAT_MS);
    expect(held.answer()).toMatch(/^HTTP\/1.1 404 /);
    await until(held.isClosed);
    expect(held.isClosed()).toBe(true);
  }, 15_000);
});

describe('the JSON of somebody who is signed in', () => {
  it('must have come within its time, and is answered with a sentence when it has not', async () => {
    const held = hold(JSON_HEAD('/api/notes/1/update-title', 4_000), ada.cookieHeader());
    await until(held.isClosed);
    expect(held.answer()).toMatch(/^HTTP\/1.1 408 [^]*took too long to arrive\. Please try again\./);
  });

  it('is small, except where it holds a transcript', async () => {
    const { id } = (await ada.ask('POST', '/api/notes', { form: noteForm('A note') })).body as Note;
    const long = 'Many words. '.repeat(8_000);
    const change = (what: string, json: unknown) => ada.ask('POST', `/api/notes/${id}/${what}`, { json });
    const refused = { status: 413, body: { code: 'request.too-large' } };
    expect(await change('update-title', { title: long })).toMatchObject(refused);
    expect(await change('update-transcript', { transcript: long })).toMatchObject({ status: 200 });
    const suggestions = { json: { transcript: long, existingTags: [] }, headers: { prefer: 'respond-async' } };
    expect(await ada.ask('POST', '/api/notes/tag-suggestions', suggestions)).toMatchObject({ status: 202 });
  });

  it('is held for one address up to a limit, and the bytes are free again afterwards', async () => {
    const path = '/api/notes/999999/update-transcript';
    const held = Array.from({ length: 3 }, () => hold(JSON_HEAD(path, 4_000_000), ada.cookieHeader()));
    const answers = () => held.map(({ answer }) => answer()).filter((answer) => answer !== '');
    await until(() => answers().length > 0, BEFORE_THAT_MS);
    // Whichever of them came last.
    expect(answers()).toEqual([expect.stringMatching(/^HTTP\/1.1 429 [^]*Retry-After: \d[^]*from your network/i)]);
    for (const { socket } of held) socket.destroy();
    const send = () => ada.ask('POST', path, { json: { transcript: 'x'.repeat(3_900_000) } });
    let answer = await send();
    // Until it is seen that they have gone.
    for (const deadline = Date.now() + 10_000; answer.status === 429 && Date.now() < deadline; answer = await send())
      await wait(100);
    expect(answer).toMatchObject({ status: 404 });
  });
});

describe('a form', () => {
  const send = (fields: Record<string, string>) => ada.ask('POST', '/api/notes', { form: formOf(fields) });

  it('is read for the fields that are known, and the others are let pass', async () => {
    const strange = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`field${n}`, 'x'.repeat(40_000)]));
    expect(await send({ ...strange, title: 'Known', transcript: 'Words.' })).toMatchObject({
      status: 201,
      body: { title: 'Known', transcript: 'Words.' },
    });
    const large = { strange: 'x'.repeat(1_200_000) };
    const refused = { status: 413, body: { code: 'request.field-too-large' } };
    expect(await send({ title: 'Known', ...large })).toMatchObject(refused);
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`field${n}`, 'x']));
    expect(await send({ title: 'Known', ...many })).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
  });

  it('has a limit of its own for each field', async () => {
    const refused = { status: 413, body: { code: 'request.field-too-large' } };
    expect(await send({ title: 'x'.repeat(20_000) })).toMatchObject(refused);
    expect(await send({ title: 'Known', duration: '1'.repeat(200) })).toMatchObject(refused);
    expect(await send({ title: 'Known', transcript: 'x'.repeat(4_300_000) })).toMatchObject(refused);
    expect(await send({ title: 'Known', transcript: 'x'.repeat(4_000_000) })).toMatchObject({ status: 201 });
  });
});

describe('requests at once', () => {
  it('are bounded for one address, and taken again when the others are over', async () => {
    const head = FORM_HEAD('/api/transcribe');
    const held = Array.from({ length: 40 }, () => hold(head, ada.cookieHeader(), '--x\r\n'));
    const askUntil = async (status: number) => {
      let answer = await ada.get('/api/notes');
      for (const deadline = Date.now() + 10_000; answer.status !== status && Date.now() < deadline;) {
        await wait(100);
        answer = await ada.get('/api/notes');
      }
      return answer;
    };
    const refused = await askUntil(429);
    for (const { socket } of held) socket.destroy();
    expect(refused).toMatchObject({ status: 429, body: { code: 'address.busy' } });
    expect(await askUntil(200)).toMatchObject({ status: 200 });
  });
});
