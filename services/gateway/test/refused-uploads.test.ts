import type { Person } from './support/person.ts';
import { askForUpload, createUpload, sendPiece } from './support/resumable.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';

const MIB = 2 ** 20;
let gateway: TestGateway;
let ada: Person;

beforeAll(async () => {
  gateway = await startGateway({ MAX_UPLOAD_MB: '8', QUOTA_STORED_MB: '16' });
});
beforeEach(async () => {
  ada = await gateway.join('Ada');
});
afterAll(() => gateway.close());

const offsetOf = async (id: string) =>
  Number((await ada.ask('HEAD', `/api/uploads/${id}`)).headers.get('upload-offset'));

describe('what is no piece', () => {
  const OCTETS = 'application/offset+octet-stream';

  it.each([
    ['of another type', { 'content-type': 'application/octet-stream' }, 415, 'upload.content-type'],
    ['that is packed', { 'content-encoding': 'gzip' }, 415, 'request.encoding'],
    ['without its place', { 'upload-offset': '' }, 400, 'request.invalid'],
    ['at no place', { 'upload-offset': '-1' }, 400, 'request.invalid'],
    ['of no length', { 'upload-length': '1e3' }, 400, 'request.invalid'],
    ['with a checksum of another kind', { 'upload-checksum': 'md5 AAAA' }, 400, 'request.invalid'],
    ['with half a checksum', { 'upload-checksum': 'sha256' }, 400, 'request.invalid'],
    ['with a checksum of another length', { 'upload-checksum': 'sha256 AAAA' }, 460, 'upload.checksum'],
    ['of another version of the protocol', { 'tus-resumable': '0.2.2' }, 412, 'upload.version'],
  ])('is refused: one %s', async (_what, headers, status, code) => {
    const { id } = await createUpload(ada);
    const answer = await sendPiece(ada, id, 0, Buffer.from('ab'), { 'content-type': OCTETS, ...headers });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await offsetOf(id)).toBe(0);
  });

  it('is refused when it is larger than 4 MB, whether or not it says so', async () => {
    const { id } = await createUpload(ada);
    const refused = { status: 413, body: { code: 'upload.piece-too-large' } };
    expect(await sendPiece(ada, id, 0, Buffer.alloc(4 * MIB + 1))).toMatchObject(refused);
    const headers = { origin: ORIGIN, cookie: ada.cookieHeader(), 'content-type': OCTETS, 'upload-offset': '0' };
    const unannounced = new Blob([Buffer.alloc(4 * MIB + 1)]).stream();
    const init = { method: 'PATCH', headers, body: unannounced, duplex: 'half' as const };
    const answer = await fetch(`${gateway.address}/api/uploads/${id}`, init);
    expect({ status: answer.status, body: await answer.json() }).toMatchObject(refused);
    expect(await sendPiece(ada, id, 0, Buffer.alloc(4 * MIB))).toMatchObject({ status: 204 });
  });
});

describe('what is no recording', () => {
  const begin = (headers: Record<string, string>) => ada.ask('POST', '/api/uploads', { headers });

  it.each([
    ['without a length', {}, 400],
    ['with two lengths', { 'upload-length': '5', 'upload-defer-length': '1' }, 400],
    ['with no length', { 'upload-length': 'five' }, 400],
    ['that is too long', { 'upload-length': String(8 * MIB + 1) }, 413],
    ['of another kind', { 'upload-length': '5', 'upload-metadata': 'media dmlkZW8=' }, 400],
    ['of half a sample', { 'upload-length': '5', 'upload-metadata': 'media cGNt' }, 400],
    ['with broken metadata', { 'upload-length': '5', 'upload-metadata': 'title Ä' }, 400],
    ['with a key that is empty', { 'upload-length': '5', 'upload-metadata': 'key' }, 400],
    ['with a title that cannot be kept', { 'upload-length': '5', 'upload-metadata': 'title AGFi' }, 400],
  ])('is refused: one %s', async (_what, headers, status) => {
    expect(await begin(headers)).toMatchObject({ status, body: { code: expect.any(String), message: /.+\.$/ } });
    expect((await ada.get('/api/uploads')).body).toEqual([]);
  });

  it('is refused beyond twenty that were begun', async () => {
    for (let index = 0; index < 20; index += 1) await createUpload(ada);
    expect(await askForUpload(ada)).toMatchObject({ status: 409, body: { code: 'upload.too-many' } });
    await createUpload(await gateway.join('Grace'));
  });

  it('is refused beyond what one person may keep, when it is begun and while it is sent', async () => {
    for (const _ of [1, 2]) {
      const { id } = await createUpload(ada);
      for (const offset of [0, 3 * MIB]) await sendPiece(ada, id, offset, Buffer.alloc(3 * MIB));
    }
    const over = { status: 429, body: { code: 'quota.stored-audio' } };
    expect(await askForUpload(ada, {}, 5 * MIB)).toMatchObject(over);
    const { id } = await createUpload(ada);
    await sendPiece(ada, id, 0, Buffer.alloc(3 * MIB));
    expect(await sendPiece(ada, id, 3 * MIB, Buffer.alloc(2 * MIB))).toMatchObject(over);
    expect(await offsetOf(id)).toBe(3 * MIB);
  });
});
