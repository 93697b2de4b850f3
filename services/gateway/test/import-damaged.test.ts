import type { ImportReport, Note } from '@stitchbook/api-types';
import { readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { fillAccount } from './support/full-account.ts';
import { type Files, downloadArchive, unzip, upload, zipOf } from './support/archives.ts';
import { findStrays } from './support/find-traces.ts';

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

describe('an archive of which a part is damaged', () => {
  const spokenJson = () =>
    JSON.parse(String(files.get(pathOf('audio.mp3').replace('audio.mp3', 'note.json')))) as Record<string, unknown>;
  const withSpoken = async (change: object) => {
    const path = pathOf('audio.mp3').replace('audio.mp3', 'note.json');
    return zipOf([
      ...new Map<string, Buffer | string>([...files, [path, JSON.stringify({ ...spokenJson(), ...change })]]),
    ]);
  };
  const report = async (bytes: Uint8Array) => {
    const answer = await upload(bea, bytes);
    expect(await findStrays(gateway)).toEqual([]);
    expect({ status: answer.status, titles: (await notesOf(bea)).map(({ title }) => title) }).toEqual({
      status: 200,
      titles: ['Typed'],
    });
    return answer.body as ImportReport;
  };

  it('brings the rest, and says what is missing and why: a checksum that does not fit', async () => {
    const audio = Buffer.from(files.get(pathOf('audio.mp3')) ?? '');
    audio[5_000] = (audio[5_000] ?? 0) ^ 1;
    expect(await report(await zipOf(new Map<string, Buffer>([...files, [pathOf('audio.mp3'), audio]])))).toMatchObject({
      notes: { imported: 1, alreadyThere: 0, failed: 1 },
      problems: [
        {
          path: pathOf('audio.mp3').replace('/audio.mp3', ''),
          reason: 'The audio of this note does not match its checksum.',
        },
      ],
    });
  });

  it.each([
    ['is missing', () => null, 'The audio of this note is missing.'],
    ['is no audio', () => Buffer.from('words '.repeat(2_000)), 'This is not audio that we can read.'],
    [
      'is larger than a recording may be',
      async () => Buffer.concat([await readFixture('dashwood.mp3'), Buffer.alloc(2 ** 20)]),
      'larger than the 1 MB',
    ],
  ])('the same when audio %s', async (_what, make, reason) => {
    const without = [...files].filter(([path]) => !path.endsWith('audio.mp3'));
    const audio = await make();
    const zip = await zipOf(audio ? [...without, [pathOf('audio.mp3'), audio]] : without);
    bea = await gateway.join('Bea');
    expect((await report(zip)).problems[0]?.reason).toContain(reason);
  });

  it('the same when a byte of a note has changed on its way', async () => {
    const zip = await zipOf(files);
    const at = zip.indexOf('Corrected by Grace.');
    zip[at] = 'c'.charCodeAt(0);
    expect((await report(zip)).problems).toMatchObject([{ reason: 'This file was damaged on its way.' }]);
  });

  it.each([
    ['title', { title: '' }, 'title'],
    ['title', { title: 'x'.repeat(101) }, 'title'],
    ['NUL', { transcript: 'a\0b' }, 'transcript'],
    ['half a pair', { transcript: '\ud800' }, 'transcript'],
    ['a missing key', { key: undefined }, 'key'],
    ['an unknown mood', { sentiment: 'angry' }, 'sentiment'],
    ['a day that is not', { createdAt: '2026-02-31T00:00:00.000Z' }, 'createdAt'],
    ['a moment that the database rounds up to the year 10000', { createdAt: '9999-12-31T23:59:59.9995Z' }, 'createdAt'],
    ['no number', { duration: '7' }, 'duration'],
    ['a huge version', { version: 2 ** 31 }, 'version'],
    ['themes as text', { themes: 'apple' }, 'themes'],
    ['a colour of another kind', { themes: [{ name: 'apple', color: 'red' }] }, 'color'],
    ['a tag that is no tag', { themes: [{ name: ' Apple', color: '#112233' }] }, '" Apple" cannot be a tag.'],
    ['comments without an author', { comments: [{ content: 'Hi' }] }, 'must'],
    ['a recording as text', { recording: 'audio' }, 'recording'],
    ['null', { themes: null }, 'themes'],
  ])('the same when a note is not what it should be: %s', async (_, change, reason) => {
    const { notes, problems } = await report(await withSpoken(change));
    expect(notes).toEqual({ imported: 1, alreadyThere: 0, failed: 1 });
    expect(problems[0]?.reason).toContain(reason);
  });

  it.each([
    ['no base64', 'loud, then quiet'],
    ['more than a recording has', Buffer.alloc(300).toString('base64')],
  ])('the same when its peaks are %s', async (_, peaks) => {
    const { recording } = spokenJson() as { recording: object };
    const { problems } = await report(await withSpoken({ recording: { ...recording, peaks } }));
    expect(problems[0]?.reason).toContain('peaks');
  });

  it('brings a recording of which nobody knows how it sounds, as archives of earlier versions do', async () => {
    const { recording } = spokenJson() as { recording: object };
    const bytes = await withSpoken({ recording: { ...recording, peaks: undefined } });
    expect(await upload(bea, bytes)).toMatchObject({ status: 200, body: { notes: { imported: 2 } } });
    expect((await notesOf(bea)).map(({ peaks }) => peaks)).toEqual([null, null]);
  });

  it('brings no field that an archive may not set', async () => {
    const { ada } = await fillAccount(gateway);
    const bytes = await withSpoken({
      id: 1,
      ownerId: ada.id,
      owner_id: ada.id,
      key: 'mine',
      __proto__: { polluted: true },
    });
    expect(await upload(bea, bytes)).toMatchObject({ status: 200, body: { notes: { imported: 2 } } });
    expect(await notesOf(bea)).toHaveLength(2);
    expect(await notesOf(ada)).toHaveLength(2);
    expect({}).not.toHaveProperty('polluted');
  });

  it('is refused when nothing in it could be read', async () => {
    const [path] = pathOf('note.json').split('/note.json');
    const answer = await upload(
      bea,
      await zipOf([
        ['manifest.json', files.get('manifest.json') ?? ''],
        [`${path}/note.json`, '{}'],
      ]),
    );
    expect(answer).toMatchObject({ status: 422, body: { code: 'archive.unreadable', problems: [{ path }] } });
  });
});
