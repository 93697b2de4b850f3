import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Upload } from '@stitchbook/api-types';
import { readFixture } from './support/forms.ts';
import { findStrays } from './support/find-traces.ts';
import type { Answer, Person } from './support/person.ts';
import { askForUpload, askToTranscribe, createUpload, sendPiece } from './support/resumable.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const SECOND = 32_000;
let gateway: TestGateway;
let ada: Person;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.join('Ada');
});
afterAll(() => gateway.close());

const sql = <Row>(statement: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(statement, parameters);
const age = (id: string, seconds: number) =>
  sql(`update uploads set updated_at = now() - $2 * interval '1 second' where id = $1`, [id, seconds]);
const continueAs = (key: string, id: string, person = ada): Promise<Answer> =>
  person.ask('POST', `/api/uploads/${id}/continue`, { json: { key } });
const listed = async () => (await ada.get('/api/uploads')).body as Upload[];

/** What a device has sent, and left. */
async function leave(sound: Uint8Array, fields = { key: 'phone', media: 'pcm', title: 'On the train' }) {
  const upload = await createUpload(ada, fields);
  await sendPiece(ada, upload.id, 0, sound);
  await age(upload.id, 16);
  return upload;
}

async function goOn(key: string, id: string): Promise<Upload> {
  const { status, body } = await continueAs(key, id);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as Upload;
}

describe('a recording that another device goes on with', () => {
  it('has all that had arrived and what is said next, in pieces of whatever size, and nothing of the device before', async () => {
    const wav = await readFixture('dashwood.wav');
    const samples = Buffer.concat([wav.subarray(44), wav.subarray(44)]);
    const left = await leave(samples.subarray(0, 300_000));
    const next = await goOn('laptop', left.id);
    expect(next).toMatchObject({
      key: 'laptop',
      media: 'pcm',
      title: 'On the train',
      length: null,
      receivedBytes: 300_000,
      seconds: 300_000 / SECOND,
      continuedBy: null,
      continuedSeconds: null,
    });
    const late = { status: 409, body: { code: 'upload.continued' } };
    expect(await sendPiece(ada, left.id, 300_000, randomBytes(1_000))).toMatchObject(late);
    expect(await sendPiece(ada, left.id, 0, randomBytes(1_000))).toMatchObject(late);
    const rest = { 'upload-length': String(samples.length) };
    expect(await sendPiece(ada, next.id, 300_000, samples.subarray(300_000), rest)).toMatchObject({ status: 204 });
    expect(await askToTranscribe(ada, next.id)).toMatchObject({ status: 202 });
    const recordings = await sql('select sha256, bytes::int from recordings where owner_id = $1', [ada.id]);
    const { status, body } = await askForUpload(ada, { key: 'laptop' });
    expect({ status, body }).toMatchObject({ status: 201, body: { id: next.id } });
    expect(recordings).toEqual([{ sha256: hashOfWav(wav, samples), bytes: 44 + samples.length }]);
    expect(await findStrays(gateway)).toEqual([]);
  });

  it('tells its device where it goes on, which is offered nowhere else and begins anew under a key of its own', async () => {
    const left = await leave(Buffer.alloc(5 * SECOND));
    const next = await goOn('laptop', left.id);
    expect(await listed()).toMatchObject([
      { id: next.id, receivedBytes: 5 * SECOND },
      { id: left.id, key: 'phone', receivedBytes: 0, length: 0, continuedBy: next.id, continuedSeconds: 5 },
    ]);
    // As the version before answers it: complete without a byte, so that web apps of that version send all they have elsewhere.
    expect((await askForUpload(ada, { key: 'phone' })).body).toMatchObject({
      id: left.id,
      receivedBytes: 0,
      length: 0,
    });
    const unfinished = await sql('select id from uploads where owner_id = $1 and transcribed_at is null', [ada.id]);
    expect(unfinished).toEqual([{ id: next.id }]);
    const ended = { status: 409, body: { code: 'upload.continued' } };
    expect(await askToTranscribe(ada, left.id)).toMatchObject(ended);
    expect(await ada.ask('DELETE', `/api/uploads/${left.id}`)).toMatchObject(ended);
    expect(await listed()).toHaveLength(2);
  });

  it('keeps what was heard in it so far, for whoever goes on', async () => {
    const left = await leave(Buffer.alloc(5 * SECOND));
    await sql(`insert into captions values ($1, 0, 'It is a truth', 0, 1, true, 7)`, [left.id]);
    await sql(
      `update uploads set caption_state = 'behind', captioner = 'worker', captioner_until = now() + interval '5 s'
       where id = $1`,
      [left.id],
    );
    const { body } = await ada.ask('POST', `/api/uploads/${left.id}/continue`, {
      json: { key: 'laptop', captions: true },
    });
    const { id } = body as Upload;
    expect(await sql('select upload_id, text from captions where upload_id = any($1)', [[id, left.id]])).toEqual([
      { upload_id: id, text: 'It is a truth' },
    ]);
    const facts = 'select wants_captions, caption_state, captioner from uploads where id = $1';
    expect(await sql(facts, [id])).toEqual([{ wants_captions: true, caption_state: null, captioner: null }]);
    expect(await sql(facts, [left.id])).toMatchObject([{ caption_state: null, captioner: null }]);
  });

  it('is begun once, however often it is asked for, and by one device of two', async () => {
    const left = await leave(Buffer.alloc(SECOND));
    const asked = ['laptop', 'laptop', 'tablet', 'laptop', 'tablet'].map((key) => continueAs(key, left.id));
    const answers = await Promise.all(asked);
    const made = new Set(answers.flatMap(({ status, body }) => (status === 201 ? (body as Upload).id : [])));
    expect(made.size).toBe(1);
    for (const { status, body } of answers.filter((each) => each.status !== 201))
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'upload.continued' } });
    expect(await sql('select 1 from uploads where owner_id = $1', [ada.id])).toHaveLength(2);
    expect(await sql('select sum(bytes)::int from upload_pieces where upload_id = any($1)', [[...made]])).toEqual([
      { sum: SECOND },
    ]);
  });

  it('may be left again, and gone on with by a third', async () => {
    const left = await leave(Buffer.alloc(SECOND, 1));
    const second = await goOn('laptop', left.id);
    await sendPiece(ada, second.id, SECOND, Buffer.alloc(SECOND, 2));
    expect(await continueAs('tablet', second.id)).toMatchObject({ status: 409, body: { code: 'upload.being-sent' } });
    await age(second.id, 16);
    const third = await goOn('tablet', second.id);
    expect(third).toMatchObject({ receivedBytes: 2 * SECOND });
    const pieces = await sql<{ data: Buffer }>(
      'select data from upload_pieces where upload_id = $1 order by offset_bytes',
      [third.id],
    );
    expect(pieces.map(({ data }) => data[0])).toEqual([1, 2]);
  });

  it('goes with all that had arrived when it is discarded, and leaves the key of the device before free', async () => {
    const left = await leave(randomBytes(400_000));
    const next = await goOn('laptop', left.id);
    expect(await ada.ask('DELETE', `/api/uploads/${next.id}`)).toMatchObject({ status: 204 });
    expect(await listed()).toEqual([]);
    expect(await findStrays(gateway)).toEqual([]);
    expect((await askForUpload(ada, { key: 'phone' })).body).toMatchObject({ receivedBytes: 0, length: null });
  });
});

function hashOfWav(wav: Buffer, samples: Buffer): string {
  const header = Buffer.from(wav.subarray(0, 44));
  header.writeUInt32LE(36 + samples.length, 4);
  header.writeUInt32LE(samples.length, 40);
  return createHash('sha256').update(header).update(samples).digest('hex');
}

describe('going on with a recording', () => {
  it('should require authentication, and is refused to strangers', async () => {
    const { id } = await leave(Buffer.alloc(SECOND));
    expect(await continueAs('laptop', id, gateway.visitor())).toMatchObject({ status: 401 });
    expect(await continueAs('laptop', id, await gateway.join('Grace'))).toMatchObject({ status: 404 });
    expect(await continueAs('laptop', randomUUID())).toMatchObject({ status: 404 });
    expect(await continueAs('laptop', 'no-uuid')).toMatchObject({ status: 404 });
    expect(await listed()).toMatchObject([{ id, continuedBy: null }]);
  });

  it.each([{}, { key: '' }, { key: 'x'.repeat(201) }, { key: 'a\u0000b' }, { key: 7 }, { key: 'a', captions: 'yes' }])(
    'is refused with %j',
    async (json) => {
      const { id } = await leave(Buffer.alloc(SECOND));
      const answer = await ada.ask('POST', `/api/uploads/${id}/continue`, { json });
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    },
  );

  it('waits until nothing has come for fifteen seconds', async () => {
    // On a busy machine the second that is missing may pass meanwhile.
    const continueTooEarly = async (attempt = 0, begun = performance.now()): Promise<[Upload, Answer]> => {
      const sent = await leave(Buffer.alloc(SECOND), { key: `phone ${attempt}`, media: 'pcm', title: '' });
      const [, early] = [await age(sent.id, 14), await continueAs(`laptop ${attempt}`, sent.id)];
      return performance.now() - begun < 1_000 ? [sent, early] : continueTooEarly(attempt + 1);
    };
    const [left, answer] = await continueTooEarly();
    expect(answer).toMatchObject({ status: 409, body: { code: 'upload.being-sent' } });
    expect(await sendPiece(ada, left.id, SECOND, Buffer.alloc(SECOND))).toMatchObject({ status: 204 });
    await age(left.id, 15);
    expect(await goOn('laptop', left.id)).toMatchObject({ receivedBytes: 2 * SECOND });
  });

  it('takes a piece that comes at the same moment wholly or not at all', async () => {
    for (let round = 0; round < 5; round += 1) {
      const left = await leave(Buffer.alloc(SECOND), { key: `phone ${round}`, media: 'pcm', title: '' });
      const [piece, went] = await Promise.all([
        sendPiece(ada, left.id, SECOND, Buffer.alloc(SECOND)),
        continueAs(`laptop ${round}`, left.id),
      ]);
      expect([piece.status, went.status]).toEqual(piece.status === 204 ? [204, 409] : [409, 201]);
      if (went.status === 201) expect(went.body).toMatchObject({ receivedBytes: SECOND });
    }
  });

  it.each([
    ['a file', { key: 'phone', media: 'file', title: '' }, SECOND],
    ['half a sample', { key: 'phone', media: 'pcm', title: '' }, SECOND + 1],
  ])('is refused of %s', async (_what, fields, bytes) => {
    const { id } = await leave(Buffer.alloc(bytes), fields);
    expect(await continueAs('laptop', id)).toMatchObject({ status: 409, body: { code: 'upload.not-continuable' } });
  });

  it('is refused of what is being put together, or was passed on, and under the key of another', async () => {
    const { id } = await leave(Buffer.alloc(SECOND));
    await createUpload(ada, { key: 'another' });
    expect(await continueAs('another', id)).toMatchObject({ status: 409, body: { code: 'upload.key' } });
    await sql(`update uploads set assembly_until = now() + interval '1 minute' where id = $1`, [id]);
    expect(await continueAs('laptop', id)).toMatchObject({ status: 409, body: { code: 'upload.under-way' } });
    await sql(`update uploads set assembly_until = null, transcribed_at = now() where id = $1`, [id]);
    expect(await continueAs('laptop', id)).toMatchObject({ status: 409, body: { code: 'upload.transcribed' } });
  });
});
