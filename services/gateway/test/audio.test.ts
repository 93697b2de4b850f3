import type { Note } from '@stitchbook/api-types';
import { purgeDeletedNotes } from './support/deleted-notes.ts';
import { formOf, readFixture } from './support/forms.ts';
import { listStoredAudio } from './support/list-stored-audio.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let bytes: Buffer;
let url: string;

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
  bytes = await readFixture('dashwood.mp3');
  const form = formOf(
    { title: 'Grüße "an" alle', transcript: '', duration: '7' },
    { bytes, name: '../../etc/passwd', type: 'text/html' },
  );
  const { body } = await ada.ask('POST', '/api/notes', { form });
  url = String((body as Note).audioUrl);
});
afterAll(() => gateway.close());

async function fetchAudio(headers: Record<string, string> = {}, method = 'GET') {
  const { headers: answered, status, body } = await ada.ask(method, url, { headers });
  return { status, headers: answered, length: Buffer.byteLength(String(body), 'utf8') };
}

describe('the audio of a note', () => {
  it('should require authentication', async () => {
    expect(await gateway.visitor().get(url)).toMatchObject({ status: 401 });
  });

  it('is answered to a stranger as if it did not exist', async () => {
    const grace = await gateway.join('Grace');
    expect(await grace.get(url)).toMatchObject({ status: 404, body: { code: 'note.missing' } });
  });

  it('is served whole, as what its bytes are, whatever its uploader called it', async () => {
    const { status, headers } = await fetchAudio();
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-cache',
      'content-disposition': `inline; filename="Gr??e \\"an\\" alle.mp3"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%22an%22%20alle.mp3`,
    });
  });

  it.each([
    ['bytes=0-1', 206, 'bytes 0-1/', 2],
    ['bytes=100-', 206, 'bytes 100-', null],
    ['bytes=-5', 206, 'bytes ', 5],
  ])('is served in part for %s', async (range, status, contentRange, length) => {
    const answer = await fetchAudio({ range });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')).toContain(contentRange);
    if (length !== null) expect(answer.headers.get('content-length')).toBe(String(length));
  });

  it('is served as far as it goes when more than all of it is asked for', async () => {
    for (const range of ['bytes=-999999999', 'bytes=0-999999999']) {
      const { status, headers } = await fetchAudio({ range });
      expect(status).toBe(206);
      expect(headers.get('content-range')).toBe(`bytes 0-${bytes.length - 1}/${bytes.length}`);
    }
  });

  it('says so when a range lies beyond its end', async () => {
    const { status, headers } = await fetchAudio({ range: `bytes=${bytes.length}-` });
    expect(status).toBe(416);
    expect(headers.get('content-length')).toBe('0');
    expect(headers.get('content-range')).toBe(`bytes */${bytes.length}`);
  });

  it('is served whole for many ranges at once, for a broken one, and for a part of what it no longer is', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `${index}-${index}`).join(',');
    const askings: Record<string, string>[] = [
      { range: `bytes=${many}` },
      { range: 'lines=1-2' },
      { range: 'bytes=0-1', 'if-range': '"old"' },
    ];
    for (const headers of askings) {
      expect((await fetchAudio(headers)).status).toBe(200);
    }
  });

  it('is not sent again to who has it', async () => {
    const etag = String((await fetchAudio()).headers.get('etag'));
    expect((await fetchAudio({ 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304);
  });

  it('answers HEAD with its length alone', async () => {
    expect(await fetchAudio({}, 'HEAD')).toMatchObject({ status: 200, length: 0 });
  });

  it.each([
    ['a way out', '../../../../etc/passwd'],
    ['a line break and a header', 'a.mp3\r\nX-Other: 1'],
    ['four thousand letters', `${'x'.repeat(4_096)}.mp3`],
    ['a turned direction', '\u202e3pm.exe'],
  ])('is kept under a key of the server, whatever its file is called: %s', async (_, name) => {
    const form = formOf({ title: 'Named', duration: '7' }, { bytes, name });
    const { status, body } = await ada.ask('POST', '/api/notes', { form });
    expect(status).toBe(201);
    expect((await ada.get(String((body as Note).audioUrl))).headers.get('x-other')).toBeNull();
    const kept = await listStoredAudio(gateway);
    for (const file of kept) expect(file).toMatch(/^[0-9a-f-]{36}$/);
    await ada.ask('DELETE', `/api/notes/${(body as Note).id}`);
    await purgeDeletedNotes(gateway);
  });

  it('lies in the store under a name of its own', async () => {
    expect(await listStoredAudio(gateway)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });
});
