import { setTimeout as wait } from 'node:timers/promises';
import { ChangeFeed, type FeedChange } from '@stitchbook/database';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';

let database: TestDatabase;
let ownerId: string;
let uploadId: string;

const sql = <Row = object>(statement: string, values: unknown[] = []) =>
  database.dataSource.query<Row[]>(statement, values);

beforeEach(async () => {
  database = await createTestDatabase();
  ownerId = await addUser(database.dataSource);
  const [upload] = await sql<{ id: string }>(
    `insert into uploads (owner_id, client_key, media) values ($1, 'draft', 'pcm') returning id`,
    [ownerId],
  );
  uploadId = String(upload?.id);
});
afterEach(() => database.drop());

const addPiece = (offset: number, data: Buffer | null, key: string | null) =>
  sql(`insert into upload_pieces (upload_id, offset_bytes, bytes, data, audio_key) values ($1, $2, 2, $3, $4)`, [
    uploadId,
    offset,
    data,
    key,
  ]);

describe('the pieces of an upload', () => {
  it('are in the row or in the audio store, never in both or in none', async () => {
    await expect(addPiece(0, Buffer.from('ab'), 'a-key')).rejects.toThrow(/violates check constraint/);
    await expect(addPiece(0, null, null)).rejects.toThrow(/violates check constraint/);
  });

  it('cannot begin twice at one place', async () => {
    await addPiece(0, Buffer.from('ab'), null);
    await expect(addPiece(0, Buffer.from('cd'), null)).rejects.toThrow(/duplicate key/);
  });

  it('leave no file behind when their owner is deleted', async () => {
    await addPiece(0, Buffer.from('ab'), null);
    await addPiece(2, null, 'a-key');
    await sql('delete from users where id = $1', [ownerId]);
    expect(await sql('select * from upload_pieces')).toEqual([]);
    expect(await sql('select audio_key, remove_after <= now() as due from orphaned_audio')).toEqual([
      { audio_key: 'a-key', due: true },
    ]);
  });
});

it('is deleted with the recording that was made of it, and with it what was heard', async () => {
  const [recording] = await sql<{ id: string }>(
    `insert into recordings (owner_id, audio_key, format, bytes, sha256) values ($1, 'a-key', 'wav', 2, '00') returning id`,
    [ownerId],
  );
  await sql('update uploads set recording_id = $2 where id = $1', [uploadId, recording?.id]);
  await sql(
    `insert into captions (upload_id, number, text, start_seconds, end_seconds, is_final, revision)
     values ($1, 0, 'Between us', 0, 0.5, true, 1)`,
    [uploadId],
  );
  await sql('delete from recordings');
  expect(await sql('select 1 from uploads')).toEqual([]);
  expect(await sql('select 1 from captions')).toEqual([]);
});

it('announces what arrives and what is heard in it, and no lease that is renewed', async () => {
  const feed = new ChangeFeed(database.dataSource, createLogger('test', { level: 'silent' }));
  const changes: FeedChange[] = [];
  feed.subscribe((change) => changes.push(change));
  const until = async (count: number) => {
    while (changes.length < count) await wait(10);
  };
  await until(1);
  await sql('update uploads set received_bytes = 2 where id = $1', [uploadId]);
  await until(2);
  await sql('update uploads set captioner_until = now(), assembly_until = now() where id = $1', [uploadId]);
  await sql(
    `insert into captions (upload_id, number, text, start_seconds, end_seconds, is_final, revision)
     values ($1, 0, 'It', 0, 0.5, false, 1)`,
    [uploadId],
  );
  await until(3);
  await sql(`update uploads set caption_state = 'done' where id = $1`, [uploadId]);
  await until(4);
  await sql('delete from uploads where id = $1', [uploadId]);
  await until(5);
  await feed.close();
  const upload = { kind: 'upload', id: uploadId, ownerId };
  expect(changes).toEqual([{ kind: 'gap' }, upload, { kind: 'captions', uploadId }, upload, upload]);
});
