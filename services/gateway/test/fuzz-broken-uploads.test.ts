import { Agent } from 'node:http';
import { readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { sendRaw } from './support/send-raw.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';

const BOUNDARY = 'the-boundary';
const agent = new Agent({ keepAlive: true });
let gateway: TestGateway;
let ada: Person;
let audio: Buffer;

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
  audio = await readFixture('amiable.wav');
});
afterAll(async () => {
  agent.destroy();
  await gateway.close();
});

const filePart = (field: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="a.wav"\r\nContent-Type: audio/wav\r\n\r\n`;

const upload = (path: string, ...parts: (string | Buffer)[]) =>
  sendRaw(gateway.address, agent, {
    method: 'POST',
    path,
    headers: {
      origin: ORIGIN,
      cookie: ada.cookieHeader(),
      prefer: 'respond-async',
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    body: Buffer.concat(parts.map((part) => Buffer.from(part))),
  });

/** Each of these once ended the process: an error of a part that nobody was listening to any more. */
describe.each(['/api/transcribe', '/api/notes'])('an upload to %s', (path) => {
  it.each([
    ['is cut off in its file', () => [filePart('audio'), audio.subarray(0, 20_000)]],
    ['is cut off in a file that nobody asked for', () => [filePart('other'), audio.subarray(0, 20_000)]],
    [
      'is cut off in a second file',
      () => [filePart('audio'), audio, '\r\n', filePart('audio'), audio.subarray(0, 20_000)],
    ],
    ['is cut off in what is not audio', () => [filePart('audio'), 'x'.repeat(20_000)]],
    ['is cut off before its first byte', () => [filePart('audio')]],
  ])('that %s is refused, and the gateway goes on', async (_, parts) => {
    const answer = await upload(path, ...parts());
    expect({ ...answer, isRefused: answer.status === 400 || answer.status === 415 }).toMatchObject({
      isRefused: true,
      body: { message: expect.any(String) as string, code: expect.any(String) as string },
    });
    expect(await gateway.visitor().get('/healthz')).toMatchObject({ status: 200 });
  });
});
