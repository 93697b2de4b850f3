import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Note } from '@stitchbook/api-types';
import { formOf, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { fillAccount } from './support/full-account.ts';
import { type Files, downloadArchive, emptyArchive, unzip, upload, zipOf } from './support/archives.ts';
import { findStrays } from './support/find-traces.ts';
import { untilItStays } from './support/until-it-stays.ts';

let gateway: TestGateway;
let archive: Buffer;
let files: Files;
let bea: Person;

beforeAll(async () => {
  gateway = await startGateway({ MAX_UPLOAD_MB: '1' });
  const { ada } = await fillAccount(gateway);
  archive = await downloadArchive(gateway.address, ada);
  files = await unzip(archive);
}, 30_000);
beforeEach(async () => {
  bea = await gateway.join('Bea');
});
afterAll(() => gateway.close());

const pathOf = (ending: string) => [...files.keys()].find((path) => path.endsWith(ending)) ?? '';
const notesOf = async (person: Person) => (await person.get('/api/notes')).body as Note[];

/** What is answered to it, when nothing came of it. */
async function refusalOf(bytes: Uint8Array): Promise<string> {
  const { status, body } = await upload(bea, bytes);
  const { code, message } = body as { code: string; message: string };
  expect(message).toMatch(/\.$/);
  expect(await notesOf(bea)).toEqual([]);
  expect(await findStrays(gateway)).toEqual([]);
  return `${status} ${code}`;
}

/** The first central record once more: two names for the same bytes. */
function overlapping(zip: Buffer): Buffer {
  const end = zip.length - 22;
  const start = zip.readUInt32LE(end + 16);
  const record = zip.subarray(start, end);
  const tail = Buffer.from(zip.subarray(end));
  tail.writeUInt16LE(2, 8);
  tail.writeUInt16LE(2, 10);
  tail.writeUInt32LE(record.length * 2, 12);
  return Buffer.concat([zip.subarray(0, end), record, tail]);
}

function patched(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
}

describe('an upload that is no archive', () => {
  it.each([
    ['nothing at all', Buffer.alloc(0), '400 archive.empty'],
    ['two bytes', Buffer.from('PK'), '415 archive.not-a-zip'],
    ['a web page', Buffer.from('<!doctype html>'.repeat(100)), '415 archive.not-a-zip'],
    ['the beginning of a zip and nothing more', Buffer.from('PK\u0003\u0004'), '400 archive.broken'],
    [
      'noise behind the beginning of a zip',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(9_000, 7)]),
      '400 archive.broken',
    ],
  ])('is refused: %s', async (_, bytes, refusal) => {
    expect(await refusalOf(bytes)).toBe(refusal);
  });

  it('is refused: a recording', async () => {
    expect(await refusalOf(await readFixture('amiable.wav'))).toBe('415 archive.not-a-zip');
  });

  it('is refused: a zip that is cut short, wherever', async () => {
    for (const share of [0.1, 0.5, 0.9, 0.999])
      expect(await refusalOf(archive.subarray(0, Math.floor(archive.length * share)))).toBe('400 archive.broken');
  });

  it('is refused: a zip of something else, or of a later version', async () => {
    expect(await refusalOf(await zipOf([['readme.txt', 'Hello']]))).toBe('422 archive.no-manifest');
    expect(await refusalOf(await zipOf([]))).toBe('422 archive.no-manifest');
    expect(await refusalOf(await zipOf([['manifest.json', '{"format":"another","formatVersion":1}']]))).toBe(
      '422 archive.no-manifest',
    );
    expect(await refusalOf(await zipOf([['manifest.json', 'not JSON']]))).toBe('422 archive.no-manifest');
    expect(await refusalOf(await zipOf([['manifest.json', '[]']]))).toBe('422 archive.no-manifest');
    expect(await refusalOf(await emptyArchive(2))).toBe('422 archive.version');
  });

  it('is refused: a form without a file of that name, and what is no form', async () => {
    expect(await upload(bea, archive, 'audio')).toMatchObject({ status: 400, body: { code: 'archive.missing-field' } });
    expect(await bea.ask('POST', '/api/account/import', { form: formOf({ archive: 'text' }) })).toMatchObject({
      status: 400,
    });
    expect(await bea.ask('POST', '/api/account/import')).toMatchObject({ status: 415 });
    expect(await findStrays(gateway)).toEqual([]);
  });
});

describe('an archive that is a trap', () => {
  it('is refused when it is larger than sixteen recordings may be', async () => {
    expect(await refusalOf(Buffer.concat([archive, Buffer.alloc(16 * 2 ** 20)]))).toBe('413 archive.too-large');
  });

  it('is refused when it would unpack to far more than it is', async () => {
    const zeros = Buffer.alloc(50 * 2 ** 20);
    expect(await refusalOf(await zipOf([...files, ['a', zeros], ['b', zeros]], { compress: true }))).toBe(
      '413 archive.unpacks-too-large',
    );
  }, 60_000);

  it('is refused when it has more files than anybody has notes', async () => {
    const zip = await zipOf(files, { forceZip64Format: true });
    zip.writeBigUInt64LE(500_000n, zip.length - 22 - 20 - 56 + 32);
    expect(await refusalOf(zip)).toBe('413 archive.too-many-files');
    zip.writeBigUInt64LE(300_000n, zip.length - 22 - 20 - 56 + 32);
    expect(await refusalOf(zip)).toBe('400 archive.broken');
  });

  it('is refused when its files share their bytes', async () => {
    expect(await refusalOf(overlapping(await zipOf([['manifest.json', ' '.repeat(9_000)]])))).toBe(
      '400 archive.broken',
    );
  });

  it.each(['../../xxxx', '/etc/xxxxx', 'c:/xxxxxxx', 'xx\\..\\xxxx'])(
    'is refused when a name leads elsewhere: %s',
    async (name) => {
      const zip = await zipOf([...files, ['xxxxxxxxxx', 'Hello']]);
      expect(await refusalOf(patched(zip, 'xxxxxxxxxx', name))).toBe('400 archive.broken');
    },
  );

  it('is not believed about the length of its files', async () => {
    const folder = pathOf('audio.mp3').replace('/audio.mp3', '');
    const zip = await zipOf(
      [
        ['manifest.json', files.get('manifest.json') ?? ''],
        [`${folder}/note.json`, files.get(`${folder}/note.json`) ?? ''],
      ],
      { compress: true },
    );
    const end = zip.length - 22;
    const second = zip.indexOf('PK\u0001\u0002', zip.readUInt32LE(end + 16) + 4, 'latin1');
    zip.writeUInt32LE(10, second + 24);
    expect(await upload(bea, zip)).toMatchObject({ status: 422, body: { code: 'archive.unreadable' } });
    expect(await notesOf(bea)).toEqual([]);
  });

  it('leaves nothing behind when it breaks off in the middle', async () => {
    const { hostname, port } = new URL(gateway.address);
    const head =
      `POST /api/account/import HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:3000\r\nCookie: ${bea.cookieHeader()}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 400000\r\n\r\n' +
      '--x\r\nContent-Disposition: form-data; name="archive"; filename="a.zip"\r\n\r\n';
    for (let count = 0; count < 10; count += 1) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(Buffer.concat([Buffer.from(head), archive.subarray(0, 50_000)]));
      await wait(30);
      socket.destroy();
    }
    await untilItStays(async () => (await findStrays(gateway)).length === 0);
    expect(await findStrays(gateway)).toEqual([]);
  }, 90_000);
});
