import { randomBytes, randomUUID } from 'node:crypto';
import { globalAgent } from 'node:http';
import type { Upload } from '@stitchbook/api-types';
import { RecordingCleanup } from '../src/recordings/recording-cleanup.ts';
import { UploadCleanup } from '../src/uploads/upload-cleanup.ts';
import { findStrays } from './support/find-traces.ts';
import type { Person } from './support/person.ts';
import { askForUpload, checksumOf, createUpload, sendPiece } from './support/resumable.ts';
import { sendRaw } from './support/send-raw.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const MIB = 2 ** 20;
let gateway: TestGateway;
let ada: Person;
let grace: Person;

beforeAll(async () => {
  gateway = await startGateway({ MAX_UPLOAD_MB: '8', QUOTA_STORED_MB: '16' });
});
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
});
afterAll(() => gateway.close());

const sql = <Row>(text: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(text, parameters);
const headOf = (person: Person, id: string) => person.ask('HEAD', `/api/uploads/${id}`);
const offsetOf = async (id: string) => Number((await headOf(ada, id)).headers.get('upload-offset'));

describe('a recording that is sent in pieces', () => {
  it('should require authentication', async () => {
    const nobody = gateway.visitor();
    expect(await askForUpload(nobody)).toMatchObject({ status: 401 });
    expect(await sendPiece(nobody, randomUUID(), 0, Buffer.from('ab'))).toMatchObject({ status: 401 });
    expect(await nobody.get('/api/uploads')).toMatchObject({ status: 401 });
    expect(await nobody.ask('DELETE', `/api/uploads/${randomUUID()}`)).toMatchObject({ status: 401 });
  });

  it('is begun with what it is, and listed until it is transcribed', async () => {
    const fields = { key: 'draft 7', media: 'pcm', title: 'Über den Garten', captions: null };
    const { status, headers, body } = await askForUpload(ada, fields);
    const upload = body as Upload;
    expect({ status, upload }).toMatchObject({
      status: 201,
      upload: {
        key: 'draft 7',
        media: 'pcm',
        title: 'Über den Garten',
        fileName: null,
        length: null,
        receivedBytes: 0,
        seconds: 0,
      },
    });
    expect(Date.parse(upload.expiresAt) - Date.parse(upload.updatedAt)).toBe(7 * 86_400_000);
    expect(headers.get('location')).toBe(`/api/uploads/${upload.id}`);
    expect(headers.get('tus-resumable')).toBe('1.0.0');
    await sendPiece(ada, upload.id, 0, Buffer.alloc(16_000));
    expect((await ada.get('/api/uploads')).body).toMatchObject([
      { id: upload.id, receivedBytes: 16_000, seconds: 0.5 },
    ]);
    expect((await grace.get('/api/uploads')).body).toEqual([]);
  });

  it('is created once under one key, however often and by how many requests it is begun', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => askForUpload(ada, { key: 'draft' })));
    const ids = new Set(answers.map(({ body }) => (body as Upload).id));
    expect(ids.size).toBe(1);
    expect(ids).not.toContain((await createUpload(grace, { key: 'draft' })).id);
  });

  it('says how far it is, and takes the next piece from there', async () => {
    const { id } = await createUpload(ada, {}, 5);
    const first = await headOf(ada, id);
    expect(first.status).toBe(200);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'upload-offset': '0',
      'upload-length': '5',
      'cache-control': 'no-store',
    });
    expect((await sendPiece(ada, id, 0, Buffer.from('abc'))).headers.get('upload-offset')).toBe('3');
    expect(await offsetOf(id)).toBe(3);
    expect(await sendPiece(ada, id, 3, Buffer.from('de'))).toMatchObject({ status: 204, body: '' });
    expect(await offsetOf(id)).toBe(5);
  });

  it('says how far it is to who claims to have seen it before', async () => {
    const { id } = await createUpload(ada, {}, 5);
    const headers = { cookie: ada.cookieHeader(), 'if-none-match': '*' };
    const request = { method: 'HEAD', path: `/api/uploads/${id}`, headers };
    expect(await sendRaw(gateway.address, globalAgent, request)).toMatchObject({ status: 200 });
  });

  it('may say its length with its last piece, or after it, and then no other', async () => {
    const { id } = await createUpload(ada);
    expect((await headOf(ada, id)).headers.get('upload-defer-length')).toBe('1');
    await sendPiece(ada, id, 0, Buffer.from('abcd'));
    expect(await sendPiece(ada, id, 4, Buffer.alloc(0), { 'upload-length': '3' })).toMatchObject({ status: 413 });
    expect(await sendPiece(ada, id, 4, Buffer.alloc(0), { 'upload-length': '6' })).toMatchObject({ status: 204 });
    expect((await headOf(ada, id)).headers.get('upload-length')).toBe('6');
    const other = await sendPiece(ada, id, 4, Buffer.from('ef'), { 'upload-length': '7' });
    expect(other).toMatchObject({ status: 409, body: { code: 'upload.length' } });
    expect(await sendPiece(ada, id, 4, Buffer.from('efg'))).toMatchObject({
      status: 413,
      body: { code: 'upload.too-long' },
    });
    expect(await sendPiece(ada, id, 4, Buffer.from('ef'))).toMatchObject({ status: 204 });
  });

  it('is told where it ends by a piece that does not begin there', async () => {
    const { id } = await createUpload(ada);
    await sendPiece(ada, id, 0, Buffer.from('abc'));
    for (const offset of [0, 2, 4]) {
      const { status, headers, body } = await sendPiece(ada, id, offset, Buffer.from('de'));
      expect({ status, body, ends: headers.get('upload-offset') }).toMatchObject({
        status: 409,
        ends: '3',
        body: { code: 'upload.offset' },
      });
    }
    expect(await offsetOf(id)).toBe(3);
  });

  it.each([100, 300_000])('takes one of several pieces of %i bytes that come at once', async (length) => {
    const { id } = await createUpload(ada);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, which) => sendPiece(ada, id, 0, Buffer.alloc(length, which))),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409, 409, 409]);
    expect(answers.map(({ headers }) => headers.get('upload-offset'))).toEqual(Array(4).fill(String(length)));
    expect(await sql('select offset_bytes::int, bytes from upload_pieces where upload_id = $1', [id])).toEqual([
      { offset_bytes: 0, bytes: length },
    ]);
  });

  it.each(['sha256', 'sha1'])('takes a piece whose %s is right, and nothing of one whose is not', async (algorithm) => {
    const { id } = await createUpload(ada);
    const piece = randomBytes(1_000);
    const damaged = Buffer.from(piece);
    damaged[500] = ~piece[500]!;
    expect(await sendPiece(ada, id, 0, damaged, checksumOf(piece, algorithm))).toMatchObject({
      status: 460,
      body: { code: 'upload.checksum' },
    });
    expect(await offsetOf(id)).toBe(0);
    expect(await sendPiece(ada, id, 0, piece, checksumOf(piece, algorithm))).toMatchObject({ status: 204 });
  });

  it('keeps large pieces as files, which go with it', async () => {
    const { id } = await createUpload(ada);
    await sendPiece(ada, id, 0, Buffer.alloc(300_000, 1));
    await sendPiece(ada, id, 300_000, Buffer.alloc(1_000, 2));
    const pieces = await sql('select data is null as "isFile" from upload_pieces order by offset_bytes');
    expect(pieces).toMatchObject(expect.arrayContaining([{ isFile: true }, { isFile: false }]) as object);
    expect(await ada.ask('DELETE', `/api/uploads/${id}`)).toMatchObject({ status: 204 });
    expect(await headOf(ada, id)).toMatchObject({ status: 404 });
    expect(await sql('select 1 from upload_pieces where upload_id = $1', [id])).toEqual([]);
  });

  it('is nothing that a stranger knows of', async () => {
    const { id } = await createUpload(ada);
    const missing = await sendPiece(grace, randomUUID(), 0, Buffer.from('ab'));
    expect(await sendPiece(grace, id, 0, Buffer.from('ab'))).toMatchObject({ status: 404, body: missing.body });
    expect(await headOf(grace, id)).toMatchObject({ status: 404 });
    expect(await grace.ask('DELETE', `/api/uploads/${id}`)).toMatchObject({ status: 404 });
    expect(await grace.ask('POST', `/api/uploads/${id}/transcribe`)).toMatchObject({ status: 404 });
    expect(await sendPiece(grace, 'no-uuid', 0, Buffer.from('ab'))).toMatchObject({ status: 404 });
    expect(await offsetOf(id)).toBe(0);
  });
});

describe('an upload that was not finished', () => {
  it('is deleted after seven days in which nothing of it came, and no earlier', async () => {
    const [old, recent] = [await createUpload(ada), await createUpload(ada)];
    await sendPiece(ada, old.id, 0, Buffer.alloc(300_000));
    const age = (id: string, days: number) =>
      sql(`update uploads set updated_at = now() - $2 * interval '1 day' where id = $1`, [id, days]);
    await age(old.id, 7.01);
    await age(recent.id, 6.99);
    await gateway.app.get(UploadCleanup).hourly();
    expect((await ada.get('/api/uploads')).body).toMatchObject([{ id: recent.id }]);
    const due = await sql('select 1 from orphaned_audio where remove_after <= now()');
    expect(due).toHaveLength(1);
    await gateway.app.get(RecordingCleanup).everyMinute();
    expect(await sql('select 1 from orphaned_audio')).toEqual([]);
  });

  it('leaves nothing behind when its owner goes', async () => {
    const { id } = await createUpload(ada);
    await sendPiece(ada, id, 0, Buffer.alloc(300_000));
    expect(await ada.ask('DELETE', '/api/account', { json: { confirm: 'Ada@example.org' } })).toMatchObject({
      status: 200,
    });
    expect(await sql('select 1 from uploads where id = $1', [id])).toEqual([]);
    const others = await sql<{ key: string }>('select audio_key as key from upload_pieces where audio_key is not null');
    const strays = await findStrays(gateway);
    expect(strays.filter((stray) => !others.some(({ key }) => stray.endsWith(key)))).toEqual([]);
  });
});

it('says what of the protocol it speaks', async () => {
  const { status, headers } = await ada.ask('OPTIONS', '/api/uploads');
  expect(status).toBe(204);
  expect(Object.fromEntries(headers)).toMatchObject({
    'tus-version': '1.0.0',
    'tus-extension': 'creation,creation-defer-length,checksum,termination,expiration',
    'tus-max-size': String(8 * MIB),
    'tus-checksum-algorithm': 'sha256,sha1',
  });
});
