import { createHash, randomUUID } from 'node:crypto';
import type { Job, Upload } from '@stitchbook/api-types';
import { createAudioStore } from '@stitchbook/storage';
import { text } from 'node:stream/consumers';
import { RecordingCleanup } from '../src/recordings/recording-cleanup.ts';
import { UploadCleanup } from '../src/uploads/upload-cleanup.ts';
import { formOf, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { askToTranscribe, createUpload, sendAll, sendPiece } from './support/resumable.ts';
import { findStrays } from './support/find-traces.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const WAV_HEADER_BYTES = 44;
let gateway: TestGateway;
let ada: Person;
let wav: Buffer;

beforeAll(async () => {
  gateway = await startGateway();
  wav = await readFixture('dashwood.wav');
});
beforeEach(async () => {
  ada = await gateway.join('Ada');
});
afterAll(() => gateway.close());

const sql = <Row>(statement: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(statement, parameters);
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const recordingsOf = ({ id }: Person) =>
  sql<{ id: string; key: string; sha256: string; bytes: number; format: string }>(
    'select id, audio_key as key, sha256, bytes::int, format from recordings where owner_id = $1',
    [id],
  );

async function sendFile(bytes: Buffer, pieceBytes = 100_000): Promise<Upload> {
  const upload = await createUpload(ada, { media: 'file', filename: 'walk.wav' });
  await sendAll(ada, upload.id, bytes, pieceBytes);
  return upload;
}

describe('transcribing a recording that was sent in pieces', () => {
  it.each([16_000, 300_000])('makes the same recording of pieces of %i bytes as of one file', async (pieceBytes) => {
    const whole = Buffer.concat([wav, Buffer.alloc(700_000, pieceBytes % 255)]);
    const { id } = await sendFile(whole, pieceBytes);
    const { status, headers, body } = await askToTranscribe(ada, id);
    expect({ status, body }).toMatchObject({ status: 202, body: { kind: 'transcribe-recording', state: 'queued' } });
    expect(headers.get('location')).toBe(`/api/jobs/${(body as Job).id}`);
    const form = formOf({}, { bytes: whole });
    await ada.ask('POST', '/api/transcribe', { form, headers: { prefer: 'respond-async' } });
    const [one, other] = await recordingsOf(ada);
    expect(one).toMatchObject({ sha256: hashOf(whole), bytes: whole.length, format: 'wav' });
    expect(other).toMatchObject({ sha256: hashOf(whole) });
    expect((await ada.get('/api/uploads')).body).toEqual([]);
    expect(await sql('select 1 from upload_pieces')).toEqual([]);
    expect(await findStrays(gateway)).toEqual([]);
  });

  it('makes a WAV file of samples', async () => {
    const samples = wav.subarray(WAV_HEADER_BYTES);
    const { id } = await createUpload(ada, { media: 'pcm' });
    await sendAll(ada, id, samples, 16_000);
    expect(await askToTranscribe(ada, id)).toMatchObject({ status: 202 });
    expect(await recordingsOf(ada)).toMatchObject([{ sha256: hashOf(wav), format: 'wav' }]);
  });

  it('makes one job, by however many requests it is asked to at once, and again later', async () => {
    const { id } = await sendFile(wav);
    const answers = await Promise.all(Array.from({ length: 4 }, () => askToTranscribe(ada, id)));
    answers.push(await askToTranscribe(ada, id));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(202));
    expect(new Set(answers.map(({ body }) => (body as Job).id)).size).toBe(1);
    expect(await recordingsOf(ada)).toHaveLength(1);
    expect(await sql('select 1 from jobs where owner_id = $1', [ada.id])).toHaveLength(1);
    expect(await findStrays(gateway)).toEqual([]);
  });

  it('is refused before all of it has arrived', async () => {
    const { id } = await createUpload(ada);
    await sendPiece(ada, id, 0, wav.subarray(0, 1_000));
    const incomplete = { status: 409, body: { code: 'upload.incomplete' } };
    expect(await askToTranscribe(ada, id)).toMatchObject(incomplete);
    await sendPiece(ada, id, 1_000, Buffer.alloc(0), { 'upload-length': String(wav.length) });
    expect(await askToTranscribe(ada, id)).toMatchObject(incomplete);
  });

  it('should require authentication, and is refused to strangers', async () => {
    const { id } = await sendFile(wav);
    expect(await askToTranscribe(gateway.visitor(), id)).toMatchObject({ status: 401 });
    expect(await askToTranscribe(await gateway.join('Grace'), id)).toMatchObject({ status: 404 });
    expect(await askToTranscribe(ada, randomUUID())).toMatchObject({ status: 404 });
  });

  it.each([
    ['no audio', Buffer.from('<!doctype html>'), 'file', 415, 'audio.unsupported'],
    ['an empty file', Buffer.alloc(0), 'file', 400, 'audio.empty'],
    ['no sample', Buffer.alloc(0), 'pcm', 400, 'audio.empty'],
  ] as const)('is refused of %s, which stays to be deleted', async (_what, bytes, media, status, code) => {
    const { id } = await createUpload(ada, { media });
    await sendAll(ada, id, bytes, 1_000);
    expect(await askToTranscribe(ada, id)).toMatchObject({ status, body: { code } });
    expect(await recordingsOf(ada)).toEqual([]);
    expect(await ada.ask('DELETE', `/api/uploads/${id}`)).toMatchObject({ status: 204 });
    expect(await findStrays(gateway)).toEqual([]);
  });

  it('ends it: no more is taken, nor is it deleted, and it goes with its recording', async () => {
    const { id } = await sendFile(wav);
    await askToTranscribe(ada, id);
    const ended = { status: 409, body: { code: 'upload.transcribed' } };
    expect(await sendPiece(ada, id, wav.length, Buffer.from('ab'))).toMatchObject(ended);
    expect(await ada.ask('DELETE', `/api/uploads/${id}`)).toMatchObject(ended);
    await sql('delete from jobs where owner_id = $1', [ada.id]);
    expect(await askToTranscribe(ada, id)).toMatchObject({ status: 409, body: { code: 'request.deleted-since' } });
    await sql('delete from recordings where owner_id = $1', [ada.id]);
    expect(await askToTranscribe(ada, id)).toMatchObject({ status: 404 });
  });

  it('leaves its pieces to a worker that captions them, for as long as its lease lasts', async () => {
    const whole = Buffer.concat([wav, Buffer.alloc(700_000)]);
    const { id } = await sendFile(whole, 300_000);
    const lease = (seconds: number) =>
      sql(`update uploads set captioner_until = now() + $2 * interval '1 second' where id = $1`, [id, seconds]);
    const findPieces = () => sql('select 1 from upload_pieces where upload_id = $1', [id]);
    await lease(60);
    expect(await askToTranscribe(ada, id)).toMatchObject({ status: 202 });
    await gateway.app.get(UploadCleanup).everyMinute();
    expect(await findPieces()).toHaveLength(Math.ceil(whole.length / 300_000));
    await lease(-1);
    await gateway.app.get(UploadCleanup).everyMinute();
    expect(await findPieces()).toEqual([]);
    expect((await sql('select 1 from orphaned_audio')).length).toBeGreaterThan(1);
    await gateway.app.get(RecordingCleanup).everyMinute();
    expect(await sql('select 1 from orphaned_audio')).toEqual([]);
  });

  it('goes on where a gateway was killed that had begun, once its lease is over', async () => {
    const { id } = await sendFile(wav);
    const until = (seconds: number) =>
      sql(
        `update uploads set assembly_token = gen_random_uuid(), assembly_until = now() + $2 * interval '1 second' where id = $1`,
        [id, seconds],
      );
    await until(1);
    const answers = await Promise.all([askToTranscribe(ada, id), askToTranscribe(ada, id)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await recordingsOf(ada)).toHaveLength(1);
  });

  it('stores what was sent, whichever gateway took it', async () => {
    const { id } = await sendFile(Buffer.concat([wav, Buffer.from('to the last word')]));
    await askToTranscribe(ada, id);
    const [recording] = await recordingsOf(ada);
    const stored = await text(await createAudioStore(gateway.storage).open(String(recording?.key)));
    expect(stored.endsWith('to the last word')).toBe(true);
  });
});
