import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createReadStream, createWriteStream } from 'node:fs';
import { type IncomingMessage, get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ImportReport } from '@stitchbook/api-types';
import { readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';

/** Some times more than is read or written at once; EXPORT_LONG=1 makes it an account of 2,000 notes and 300 MB. */
const isLong = process.env['EXPORT_LONG'] === '1';
const NOTES = isLong ? 2_000 : 500;
const RECORDINGS = isLong ? 100 : 20;
const RECORDING_BYTES = 3 * 2 ** 20;

let gateway: TestGateway;
let ada: Person;
let directory: string;

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
  directory = await mkdtemp(join(tmpdir(), 'stitchbook-large-'));
  await fill();
}, 60_000);
afterAll(async () => {
  await gateway.close();
  await rm(directory, { recursive: true });
}, 120_000);

const sql = <Row>(text: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(text, parameters);

/** Notes of 2 kB, the first of them with 3 MB of audio each. */
async function fill(): Promise<void> {
  const bytes = Buffer.concat([await readFixture('dashwood.wav'), Buffer.alloc(RECORDING_BYTES)]).subarray(
    0,
    RECORDING_BYTES,
  );
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await sql(
    `insert into notes (owner_id, title, transcript, created_at)
     select $1, 'Note ' || n, repeat('some words ' || n || ' ', 120), now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
    [ada.id, NOTES],
  );
  for (let count = 1; count <= RECORDINGS; count += 1) {
    const key = randomUUID();
    await mkdir(join(gateway.audioDirectory, key.slice(0, 2)), { recursive: true });
    await writeFile(join(gateway.audioDirectory, key.slice(0, 2), key), bytes);
    await sql(
      `with r as (insert into recordings (owner_id, audio_key, format, bytes, sha256) values ($1, $2, 'wav', $3, $4) returning id)
       update notes set recording_id = r.id from r where owner_id = $1 and title = $5`,
      [ada.id, key, RECORDING_BYTES, sha256, `Note ${count}`],
    );
  }
}

const download = async (person: Person, path: string) => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${gateway.address}/api/account/export`, { headers: { cookie: person.cookieHeader() } }, resolve).on(
      'error',
      reject,
    );
  });
  await pipeline(response, createWriteStream(path));
};

/** Sent as a stream: a client that holds it all would be measured too. */
async function upload(person: Person, path: string): Promise<ImportReport> {
  const headers = {
    cookie: person.cookieHeader(),
    origin: ORIGIN,
    'content-type': 'multipart/form-data; boundary=x',
  };
  const sending = request(`${gateway.address}/api/account/import`, { method: 'POST', headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    sending.on('response', resolve).on('error', reject),
  );
  await pipeline(async function* form() {
    yield '--x\r\nContent-Disposition: form-data; name="archive"; filename="a.zip"\r\n\r\n';
    yield* createReadStream(path);
    yield '\r\n--x--\r\n';
  }, sending);
  return (await json(await answered)) as ImportReport;
}

describe(`an account of ${NOTES} notes and ${RECORDINGS * 3} MB of audio`, () => {
  it('is exported and imported again whole', async () => {
    const path = join(directory, 'archive.zip');
    await download(ada, path);
    const bea = await gateway.join('Bea');
    const report = await upload(bea, path);
    expect(report).toMatchObject({ notes: { imported: NOTES, alreadyThere: 0, failed: 0 }, problems: [] });
    const checksums = (owner: Person) =>
      sql<{ title: string; sha256: string }>(
        `select n.title, n.transcript, n.created_at, r.sha256 from notes n left join recordings r on r.id = n.recording_id
         where n.owner_id = $1 order by n.created_at`,
        [owner.id],
      );
    expect(await checksums(bea)).toEqual(await checksums(ada));
  }, 480_000);
});
