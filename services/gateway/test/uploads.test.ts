import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '@stitchbook/api-types';
import { formOf, readFixture } from './support/forms.ts';
import { listStoredAudio } from './support/list-stored-audio.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { untilItStays } from './support/until-it-stays.ts';

const ASYNC = { prefer: 'respond-async' };
let gateway: TestGateway;
let ada: Person;

beforeAll(async () => {
  gateway = await startGateway({ MAX_UPLOAD_MB: '1' });
  ada = await gateway.join('Ada');
});
afterAll(() => gateway.close());

const upload = (bytes: Uint8Array, name?: string, type?: string) =>
  ada.ask('POST', '/api/transcribe', {
    form: formOf({}, { bytes, ...(name ? { name } : {}), ...(type ? { type } : {}) }),
    headers: ASYNC,
  });

/** No row and no file: the store as it was before. */
async function leftBehind(): Promise<number> {
  const [rows] = await gateway.database.dataSource.query<{ count: string }[]>(
    'select (select count(*) from recordings) + (select count(*) from jobs) + (select count(*) from orphaned_audio) as count',
  );
  return (await listStoredAudio(gateway)).length + Number(rows?.count);
}

describe('sending a recording to be transcribed', () => {
  it('should require authentication', async () => {
    const form = formOf({}, { bytes: await readFixture('amiable.wav') });
    expect(await gateway.visitor().ask('POST', '/api/transcribe', { form })).toMatchObject({ status: 401 });
  });

  it.each([
    ['an empty file', new Uint8Array(0), 400, 'audio.empty'],
    ['text that calls itself mp3', Buffer.from('just some words '.repeat(400)), 415, 'audio.unsupported'],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'audio.unsupported'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(8_000)]), 415, 'audio.unsupported'],
    ['an archive', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(8_000)]), 415, 'audio.unsupported'],
    ['a PDF', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(8_000)]), 415, 'audio.unsupported'],
  ])('refuses %s and keeps nothing', async (_name, bytes, status, code) => {
    const answer = await upload(bytes, 'song.mp3', 'audio/mpeg');
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/\.$/) } });
    expect(await leftBehind()).toBe(0);
  });

  it('refuses what is too large, whether it says so or not', async () => {
    const large = Buffer.concat([await readFixture('dashwood.wav'), Buffer.alloc(7 * 2 ** 20)]);
    expect(await upload(large)).toMatchObject({ status: 413, body: { code: 'audio.too-large' } });
    const secretlyLarge = Buffer.concat([await readFixture('dashwood.wav'), Buffer.alloc(2 * 2 ** 20)]);
    expect(await upload(secretlyLarge)).toMatchObject({ status: 413, body: { code: 'audio.too-large' } });
    expect(await leftBehind()).toBe(0);
  });

  it('refuses a form without a recording, and what is no form', async () => {
    expect(await ada.ask('POST', '/api/transcribe', { form: formOf({ audio: 'no file' }) })).toMatchObject({
      status: 400,
    });
    expect(await ada.ask('POST', '/api/transcribe', { json: { audio: 'x' } })).toMatchObject({ status: 415 });
    const headers = { 'content-type': 'multipart/form-data' };
    expect(await ada.ask('POST', '/api/transcribe', { headers })).toMatchObject({
      status: 400,
      body: { code: 'request.malformed' },
    });
  });

  it('keeps nothing of an upload that breaks off in the middle', async () => {
    const { hostname, port } = new URL(gateway.address);
    const bytes = await readFixture('dashwood.wav');
    const head =
      `POST /api/transcribe HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:3000\r\nCookie: ${ada.cookieHeader()}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 400000\r\n\r\n` +
      `--x\r\nContent-Disposition: form-data; name="audio"; filename="a.wav"\r\n\r\n`;
    for (let count = 0; count < 20; count += 1) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(Buffer.concat([Buffer.from(head), bytes.subarray(0, 100_000)]));
      await wait(30);
      socket.destroy();
    }
    await untilItStays(async () => (await leftBehind()) === 0);
    expect(await leftBehind()).toBe(0);
  }, 90_000);

  it('answers 202 with a job to who prefers so, which only its owner sees', async () => {
    const { status, headers, body } = await upload(await readFixture('amiable.wav'));
    const job = body as Job;
    expect(status).toBe(202);
    expect(headers.get('location')).toBe(`/api/jobs/${job.id}`);
    expect(headers.get('preference-applied')).toBe('respond-async');
    expect(job).toMatchObject({
      kind: 'transcribe-recording',
      state: 'queued',
      progress: 0,
      result: null,
      error: null,
    });
    expect(await ada.get(`/api/jobs/${job.id}`)).toMatchObject({ status: 200, body: { id: job.id } });
    const grace = await gateway.join('Grace');
    expect(await grace.get(`/api/jobs/${job.id}`)).toMatchObject({ status: 404, body: { code: 'job.missing' } });
    expect(await gateway.visitor().get(`/api/jobs/${job.id}`)).toMatchObject({ status: 401 });
    expect(await ada.get('/api/jobs/1')).toMatchObject({ status: 404 });
  });
});
