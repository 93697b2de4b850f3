import { randomUUID } from 'node:crypto';
import type { Upload } from '@stitchbook/api-types';
import { EventStream } from './support/event-stream.ts';
import type { Person } from './support/person.ts';
import { createUpload, sendAll } from './support/resumable.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let upload: Upload;
const streams: EventStream[] = [];

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.join('Ada');
  upload = await createUpload(ada, { media: 'pcm', captions: null });
});
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.leave();
});
afterAll(() => gateway.close());

const sql = (statement: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<unknown[]>(statement, parameters);

async function read(person = ada, id = upload.id, headers: Record<string, string> = {}): Promise<EventStream> {
  const stream = await EventStream.openCaptions(gateway.address, person, id, headers);
  streams.push(stream);
  return stream;
}

/** As a worker writes it. */
const hear = (number: number, text: string, revision: number, isFinal = false) =>
  sql(
    `insert into captions (upload_id, number, text, start_seconds, end_seconds, is_final, revision)
     values ($1, $2::int, $3, $2::int, $2::int + 1, $5, $4)
     on conflict (upload_id, number) do update set text = $3, revision = $4, is_final = $5`,
    [upload.id, number, text, revision, isFinal],
  );
const become = (state: string) => sql('update uploads set caption_state = $2 where id = $1', [upload.id, state]);

describe('captions', () => {
  it('are told as they are heard and corrected, and end when they are final', async () => {
    const stream = await read();
    expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(await stream.atLeast(1)).toEqual([{ type: 'state', id: '0', data: { state: 'waiting' } }]);
    await become('live');
    await stream.atLeast(2);
    await hear(0, 'It is a', 1);
    await stream.atLeast(3);
    await hear(0, 'It is a truth', 2, true);
    await stream.atLeast(4);
    await hear(1, '', 3);
    await stream.atLeast(5);
    await become('done');
    await stream.ended;
    const caption = (number: number, text: string, isFinal: boolean) => ({
      type: 'caption',
      data: { number, text, startSeconds: number, endSeconds: number + 1, isFinal },
    });
    expect(stream.told.slice(1)).toEqual([
      { type: 'state', id: '0', data: { state: 'live' } },
      { id: '1', ...caption(0, 'It is a', false) },
      { id: '2', ...caption(0, 'It is a truth', true) },
      { id: '3', ...caption(1, '', false) },
      { type: 'state', id: '3', data: { state: 'done' } },
    ]);
  });

  it('go on after what somebody has, and begin with all of them for others', async () => {
    for (const number of [0, 1, 2]) await hear(number, `Part ${number}`, number + 1);
    await become('done');
    const whole = await read();
    await whole.ended;
    expect(whole.told.map(({ id }) => id)).toEqual(['1', '2', '3', '3']);
    const rest = await read(ada, upload.id, { 'last-event-id': '2' });
    await rest.ended;
    expect(rest.told.map(({ id, type }) => [id, type])).toEqual([
      ['3', 'caption'],
      ['3', 'state'],
    ]);
  });

  it('are told in full however many there are', async () => {
    await sql(
      `insert into captions (upload_id, number, text, start_seconds, end_seconds, is_final, revision)
       select $1, n, 'Part ' || n, n, n + 1, true, n + 1 from generate_series(0, 1200) n`,
      [upload.id],
    );
    await become('done');
    const stream = await read();
    await stream.ended;
    expect(stream.told).toHaveLength(1_202);
    expect(stream.told.at(-1)).toMatchObject({ type: 'state', data: { state: 'done' } });
  });

  it.each(['behind', 'failed'])('end when they are given up (%s)', async (state) => {
    await hear(0, 'It is a', 1);
    await become(state);
    const stream = await read();
    await stream.ended;
    expect(stream.told.at(-1)).toEqual({ type: 'state', id: '1', data: { state } });
  });

  it('are unavailable where nobody wanted them, and where they did not begin in time', async () => {
    const unwanted = await createUpload(ada, { media: 'pcm' });
    const none = [{ type: 'state', id: '0', data: { state: 'unavailable' } }];
    for (const id of [unwanted.id, upload.id]) {
      await sql('update uploads set transcribed_at = now() where id = $1', [upload.id]);
      const stream = await read(ada, id);
      await stream.ended;
      expect(stream.told).toEqual(none);
    }
  });

  it('should require authentication, and are nothing that a stranger knows of', async () => {
    expect((await read(gateway.visitor())).response.status).toBe(401);
    expect((await read(await gateway.join('Grace'))).response.status).toBe(404);
    expect((await read(ada, randomUUID())).response.status).toBe(404);
    expect((await read(ada, 'none')).response.status).toBe(404);
    expect(await ada.get(`/api/uploads/${upload.id}/captions`)).toMatchObject({
      status: 400,
      body: { code: 'events.not-a-stream' },
    });
  });

  it('end with the session, and with the upload', async () => {
    const [stream, second] = [await read(), await read()];
    await stream.atLeast(1);
    await ada.ask('DELETE', `/api/uploads/${upload.id}`);
    await second.ended;
    upload = await createUpload(ada, { media: 'pcm', captions: null });
    const open = await read();
    await open.atLeast(1);
    await ada.ask('POST', '/api/auth/sign-out-everywhere');
    await open.ended;
    expect(open.told).toHaveLength(1);
  });

  it('are read by five windows of one person, and no more', async () => {
    for (let window = 0; window < 5; window += 1) expect((await read()).response.status).toBe(200);
    const more = await read();
    expect(more.response.status).toBe(429);
    expect((await read(await gateway.join('Grace'))).response.status).toBe(404);
  });

  it('wait while a recording arrives', async () => {
    const stream = await read();
    await sendAll(ada, upload.id, Buffer.alloc(64_000), 16_000);
    expect(await stream.atLeast(1)).toEqual([{ type: 'state', id: '0', data: { state: 'waiting' } }]);
  });
});
