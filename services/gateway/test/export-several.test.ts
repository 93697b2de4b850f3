import { createHash } from 'node:crypto';
import type { Note } from '@stitchbook/api-types';
import type { ArchiveManifest, ExportedNote } from '@stitchbook/archive';
import { type Files, downloadArchive, readJson, unzip } from './support/archives.ts';
import { formOf, noteForm, readFixture } from './support/forms.ts';
import { fillAccount } from './support/full-account.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;
/** Ada's, with audio and everything a note can have; Grace may edit it. */
let spoken: Note;
/** Ada's alone. */
let secret: Note;
let typed: Note;

const save = async (person: Person, title: string, fixture?: string) => {
  const audio = fixture === undefined ? undefined : { bytes: await readFixture(fixture) };
  const form = audio ? formOf({ title, transcript: 'Some words.', duration: '2' }, audio) : noteForm(title);
  return (await person.ask('POST', '/api/notes', { form })).body as Note;
};
const addressOf = (...notes: { id: number }[]) => `/api/notes/export?ids=${notes.map(({ id }) => id).join(',')}`;
const take = async (person: Person, ...notes: { id: number }[]) =>
  unzip(await downloadArchive(gateway.address, person, addressOf(...notes)));
const pathsOf = (files: Files) => [...files.keys()];
const noteJson = (files: Files, { id }: { id: number }) =>
  readJson(files, pathsOf(files).find((path) => path.endsWith(`(${id})/note.json`)) ?? '') as ExportedNote;

beforeAll(async () => {
  gateway = await startGateway();
  ({ ada, grace, spoken } = await fillAccount(gateway));
  secret = await save(ada, 'Secret', 'amiable.wav');
  typed = await save(ada, 'Typed again');
}, 30_000);
afterAll(() => gateway.close());

describe('exporting chosen notes with their audio', () => {
  it('should require authentication', async () => {
    expect(await gateway.visitor().get(addressOf(spoken))).toMatchObject({ status: 401 });
  });

  it('is a zip of exactly those, as the account has them, oldest first', async () => {
    const files = await take(ada, secret, spoken, secret);
    const folderOf = (note: Note) => `notes/${note.createdAt.slice(0, 10)} ${note.title} (${note.id})`;
    const folder = `notes/2020-02-29 Über alles nichts (${spoken.id})`;
    expect(pathsOf(files)).toEqual([
      ...['note.json', 'note.md', 'audio.mp3'].map((name) => `${folder}/${name}`),
      ...['note.json', 'note.md', 'audio.wav'].map((name) => `${folderOf(secret)}/${name}`),
      'manifest.json',
    ]);
    const account = await unzip(await downloadArchive(gateway.address, ada));
    const { shares: _, ...ofAccount } = noteJson(account, spoken);
    // Whoever gets these notes is not told what their owner's own words are.
    const recording = { ...ofAccount.recording, substitutions: null };
    expect(noteJson(files, spoken)).toEqual({ ...ofAccount, recording });
    for (const path of pathsOf(files).filter((each) => /note\.md$|audio\./.test(each)))
      expect(files.get(path)?.equals(account.get(path) ?? Buffer.alloc(0))).toBe(true);
  });

  it('holds the audio as it was sent, and its checksums', async () => {
    const files = await take(ada, spoken, secret);
    const audio = pathsOf(files).filter((path) => path.includes('/audio.'));
    const sent = [await readFixture('dashwood.mp3'), await readFixture('amiable.wav')];
    expect(audio.map((path, index) => files.get(path)?.equals(sent[index] ?? Buffer.alloc(0)))).toEqual([true, true]);
    const manifest = readJson(files, 'manifest.json') as ArchiveManifest;
    expect(manifest.counts).toEqual({ notes: 2, recordings: 2, comments: 2, creations: 0, themes: 0 });
    expect(manifest.audio).toEqual(
      sent.map((bytes, index) => ({
        path: audio[index],
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      })),
    );
  });

  it('is named after the one note there is, and after the day where there are several', async () => {
    const nameOf = async (...notes: Note[]) => (await ada.get(addressOf(...notes))).headers.get('content-disposition');
    expect(await nameOf(typed)).toBe('attachment; filename="Typed again.zip"');
    expect(await nameOf(typed, secret)).toMatch(/^attachment; filename="stitchbook notes \d{4}-\d\d-\d\d\.zip"$/);
  });

  it('tells HEAD whether it can be had, and has no ranges', async () => {
    const { status, headers, body } = await ada.ask('HEAD', addressOf(spoken, secret));
    expect({ status, body }).toEqual({ status: 200, body: '' });
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('accept-ranges')).toBe('none');
    expect(await grace.ask('HEAD', addressOf(spoken, secret))).toMatchObject({ status: 404 });
    const ranged = await ada.get(addressOf(typed), { range: 'bytes=10-20' });
    expect(ranged.status).toBe(200);
    expect(ranged.headers.get('content-range')).toBeNull();
  });

  it.each([
    ['', 'ids must be ids of notes with commas between them.'],
    ['?ids=', 'Note ID is missing'],
    ['?ids=1,,2', 'Note ID is missing'],
    ['?ids=0', 'Invalid note ID'],
    ['?ids=1;2', 'Invalid note ID'],
    ['?ids=9007199254740993', 'Invalid note ID'],
    ['?ids=1&ids=2', 'ids must be ids of notes with commas between them.'],
  ])('refuses %j', async (query, message) => {
    expect(await ada.get(`/api/notes/export${query}`)).toMatchObject({ status: 400, body: { message } });
  });

  it('takes two hundred notes, and says how many where there are more', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ id: 900_000_000_000_000 + index }));
    expect(await ada.get(addressOf(...many(200)))).toMatchObject({ status: 404 });
    expect(await ada.get(addressOf(...many(201)))).toMatchObject({
      status: 400,
      body: {
        code: 'export.too-many-notes',
        message: 'At most 200 notes can be exported at once. Please choose fewer, or export the whole account.',
      },
    });
  });
});

describe('of notes of others', () => {
  it('has what its reader may see of a shared one, and nothing that is only its owner’s', async () => {
    const files = await take(grace, spoken);
    expect(noteJson(files, spoken)).toMatchObject({
      key: `${ada.id}:${spoken.id}`,
      transcript: 'Corrected by Grace.',
      transcriptEdit: { editedBy: 'Grace Test', isOwner: true },
      comments: [
        { author: 'Grace Test', isOwner: true },
        { author: 'Ada Test', isOwner: false },
      ],
      removedTags: [],
      pinnedAt: null,
    });
    const all = [...files.values()].map(String).join('\n');
    expect(all).not.toContain('example.org');
    expect(all).not.toContain('"shares"');
    expect(readJson(files, 'manifest.json')).toMatchObject({ account: { name: null, email: null } });
  });

  it('says what a note could be called to those alone who may call it that', async () => {
    const viewer = await gateway.join('Viewer');
    const json = { sharedWithUserId: viewer.id, permission: 'view' };
    await ada.ask('POST', `/api/notes/${spoken.id}/share`, { json });
    const heard = async (person: Person) => noteJson(await take(person, spoken), spoken).suggestedTitle;
    expect([await heard(ada), await heard(grace), await heard(viewer)]).toEqual(['Heard once', 'Heard once', null]);
  });

  it('answers a stranger as if they did not exist, also among notes that one may read', async () => {
    const stranger = await gateway.join('Stranger');
    const own = await save(stranger, 'Mine');
    const nobodys = { id: 987_654_321 };
    for (const beside of [[], [own]]) {
      const { status, body } = await stranger.get(addressOf(...beside, nobodys));
      expect(status).toBe(404);
      expect(await stranger.get(addressOf(...beside, spoken))).toMatchObject({ status, body });
    }
    expect(await grace.get(addressOf(spoken, secret))).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('Not all of these notes') },
    });
  });
});
