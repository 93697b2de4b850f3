import type { Comment, Creation, ImportReport, Note, NoteDetail, Theme } from '@stitchbook/api-types';
import type { ArchiveManifest } from '@stitchbook/archive';
import { readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { NOT_UNDERSTOOD, PEAKS, SEGMENTS, fillAccount } from './support/full-account.ts';
import { type Files, downloadArchive, importArchive, readJson, unzip, zipOf } from './support/archives.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;
let mallory: Person;
let archive: Buffer;
let files: Files;

const sql = (text: string, parameters: unknown[] = []) => gateway.database.dataSource.query(text, parameters);

beforeAll(async () => {
  gateway = await startGateway();
  ({ ada, grace, mallory } = await fillAccount(gateway));
  archive = await downloadArchive(gateway.address, ada);
  files = await unzip(archive);
}, 30_000);
afterAll(() => gateway.close());

const notesOf = async (person: Person) =>
  Promise.all(
    ((await person.get('/api/notes?sort=oldest')).body as Note[]).map(
      async ({ id }) => (await person.get(`/api/notes/${id}`)).body as NoteDetail,
    ),
  );
const leftBehind = async () => Number((await sql('select count(*) from orphaned_audio'))[0]?.count);

const NOT_ITS_OWN = { id: 0, access: null, enrichment: null, enrichmentJobId: null, sharedWith: null, isNew: false };

/** What is a note's own, whatever account and installation it is in. */
const essence = ({ audioUrl, themes, ...note }: NoteDetail) => ({
  ...note,
  ...NOT_ITS_OWN,
  hasAudio: audioUrl !== null,
  themes: themes.map(({ name, color }) => ({ name, color })),
});

describe('importing it into another account', () => {
  let bea: Person;
  let report: ImportReport;

  beforeAll(async () => {
    bea = await gateway.join('Bea');
    report = await importArchive(bea, archive);
  });

  it('says how much came in', () => {
    expect(report).toEqual({
      success: true,
      message: '2 notes imported',
      notes: { imported: 2, alreadyThere: 0, failed: 0 },
      creations: { imported: 3, alreadyThere: 0, failed: 0 },
      problems: [],
    });
  });

  it('loses nothing of the notes', async () => {
    const [before, after] = [await notesOf(ada), await notesOf(bea)];
    expect(after.map(essence)).toEqual(
      before
        .map(essence)
        .map((note) =>
          note.transcriptEdit?.editedBy.name === 'Ada Test'
            ? { ...note, transcriptEdit: { ...note.transcriptEdit, editedBy: { id: bea.id, name: 'Bea Test' } } }
            : { ...note, transcriptEdit: null },
        ),
    );
    const audio = await fetch(`${gateway.address}${after[0]?.audioUrl}`, { headers: { cookie: bea.cookieHeader() } });
    expect(Buffer.from(await audio.arrayBuffer()).equals(await readFixture('dashwood.mp3'))).toBe(true);
  });

  it('loses nothing on the way back out: every file is the same but for what is new by necessity', async () => {
    const again = await unzip(await downloadArchive(gateway.address, bea));
    const withoutIds = (all: Files) =>
      [...all]
        .filter(([path]) => path !== 'manifest.json' && path !== 'blocked-people.json')
        .map(([path, content]) => [path.replace(/ \(\d+\)/, ''), String(content)]);
    const expected = withoutIds(files).map(([path, content]) => [
      path,
      String(content)
        .replaceAll('"author": "Ada Test"', '"author": "Bea Test"')
        .replaceAll('"editedBy": "Ada Test"', '"editedBy": "Bea Test"')
        .replaceAll('by Ada Test', 'by Bea Test')
        .replace(/"shares": \[[^\]]*\]/, '"shares": []'),
    ]);
    expect(withoutIds(again).filter(([path]) => path !== 'themes.json')).toEqual(
      expected.filter(([path]) => path !== 'themes.json'),
    );
    const byName = (all: Files) =>
      (readJson(all, 'themes.json') as Theme[]).sort((one, other) => one.name.localeCompare(other.name));
    expect(byName(again)).toEqual(byName(files));
    const { audio, counts } = readJson(again, 'manifest.json') as ArchiveManifest;
    expect(counts).toEqual((readJson(files, 'manifest.json') as ArchiveManifest).counts);
    expect(audio.map(({ sha256 }) => sha256)).toEqual(
      (readJson(files, 'manifest.json') as ArchiveManifest).audio.map(({ sha256 }) => sha256),
    );
  });

  it('keeps who said what: comments of others carry their name, and nobody here may rewrite them', async () => {
    const [first] = await notesOf(bea);
    const comments = (await bea.get(`/api/notes/${first?.id}/comments`)).body as Comment[];
    expect(comments).toMatchObject([
      { userName: 'Grace Test', content: 'From Grace', timestamp: 1.5, mayEdit: false, mayDelete: true },
      { userName: 'Bea Test', userId: bea.id, content: 'From Ada', timestamp: null, mayEdit: true, mayDelete: true },
    ]);
    expect(comments[0]?.userId).not.toBe(bea.id);
    expect(
      await bea.ask('PATCH', `/api/comments/${comments[0]?.id}`, { json: { content: 'Put in her mouth' } }),
    ).toMatchObject({ status: 403 });
  });

  it('gives the notes to nobody else', async () => {
    const [first] = await notesOf(bea);
    expect((await bea.get(`/api/notes/${first?.id}/shares`)).body).toEqual([]);
    expect(await grace.get(`/api/notes/${first?.id}`)).toMatchObject({ status: 404 });
  });

  it('keeps a tag away that was taken off, and whoever was blocked', async () => {
    const removed = await sql(
      'select r.name from removed_tags r join notes n on n.id = r.note_id where n.owner_id = $1 order by r.name',
      [bea.id],
    );
    expect(removed).toEqual([{ name: 'gone' }, { name: 'work' }]);
    expect((await bea.get('/api/blocked-people')).body).toMatchObject([{ userId: mallory.id, name: 'Mallory Test' }]);
  });

  it('passes over blocked people who are not here, and takes archives that know of none', async () => {
    const cleo = await gateway.join('Cleo');
    const blocked = [crypto.randomUUID(), cleo.id, mallory.id].map((userId) => ({ userId, name: 'X', createdAt: '' }));
    const manifest = ['manifest.json', files.get('manifest.json') ?? ''] as const;
    const withOthers = await zipOf([manifest, ['blocked-people.json', JSON.stringify(blocked)]]);
    expect(await importArchive(cleo, withOthers)).toMatchObject({ problems: [] });
    expect((await cleo.get('/api/blocked-people')).body).toMatchObject([{ userId: mallory.id }]);
    const earlier = [...files].filter(([path]) => path !== 'blocked-people.json');
    const withoutRemoved = earlier.map(
      ([path, content]) => [path, String(content).replace(/ *"removedTags": \[[^\]]*\],\n/, '')] as const,
    );
    const dora = await gateway.join('Dora');
    const archived = await zipOf(
      withoutRemoved.map(([path, content]) =>
        path.includes('/audio.') ? ([path, files.get(path) ?? ''] as const) : ([path, content] as const),
      ),
    );
    expect(await importArchive(dora, archived)).toMatchObject({ notes: { imported: 2, failed: 0 }, problems: [] });
  });

  it('brings the creations, each with the note it was made from', async () => {
    const [first] = await notesOf(bea);
    const creations = (await bea.get('/api/creations')).body as Creation[];
    expect(new Set(creations.map(({ noteId }) => noteId))).toEqual(new Set([first?.id, null]));
    expect(creations.find(({ type }) => type === 'weekly_review')).toMatchObject({
      sources: [{ title: 'Typed' }, { noteId: null, title: null }, { noteId: first?.id }],
      citations: [{ line: 0, noteId: first?.id, startSeconds: 0.5, endSeconds: 2.25 }],
    });
    expect(creations.find(({ noteId }) => noteId !== null)).toMatchObject({
      type: 'story',
      content: 'Twice upon a time',
      engine: 'built-in/1',
      transcriptVersion: 2,
    });
  });

  it('doubles nothing the second time, nor when it comes home, nor on the way through a third account', async () => {
    const already = {
      notes: { imported: 0, alreadyThere: 2, failed: 0 },
      creations: { imported: 0, alreadyThere: 3, failed: 0 },
    };
    expect(await importArchive(bea, archive)).toMatchObject({ message: '0 notes imported', ...already });
    expect(await importArchive(ada, archive)).toMatchObject(already);
    expect(await importArchive(ada, await downloadArchive(gateway.address, bea))).toMatchObject(already);
    expect(await notesOf(bea)).toHaveLength(2);
    const cleo = await gateway.join('Cleo');
    const both = await Promise.allSettled([importArchive(cleo, archive), importArchive(cleo, archive)]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await notesOf(cleo)).toHaveLength(2);
    expect(await leftBehind()).toBe(0);
  });

  it('brings back what was deleted since', async () => {
    const dora = await gateway.join('Dora');
    await importArchive(dora, archive);
    const own = await downloadArchive(gateway.address, dora);
    const [first] = await notesOf(dora);
    expect(await dora.ask('DELETE', `/api/notes/${first?.id}`)).toMatchObject({ status: 200 });
    expect(await importArchive(dora, own)).toMatchObject({ notes: { imported: 1, alreadyThere: 1 } });
    expect((await notesOf(dora)).map(({ title }) => title)).toContain('Über: "alles" / nichts');
  });

  it('leaves the colours alone that a person has given here', async () => {
    const fay = await gateway.join('Fay');
    await sql(`insert into themes (owner_id, name, color) values ($1, 'apple', '#ff0000')`, [fay.id]);
    await importArchive(fay, archive);
    const [first] = await notesOf(fay);
    expect(first?.themes.map(({ name, color }) => [name, color])).toEqual([
      ['zebra', '#6366f1'],
      ['apple', '#ff0000'],
    ]);
  });

  it('takes an archive that was unpacked and packed again by other tools', async () => {
    const gil = await gateway.join('Gil');
    const repacked = await zipOf([...files].reverse(), { compress: true });
    expect(await importArchive(gil, repacked)).toMatchObject({
      notes: { imported: 2, failed: 0 },
      creations: { imported: 3 },
    });
    // Its words were corrected: the times are those of what was heard, which comes along as it was.
    const corrected = SEGMENTS.map((segment) => ({ ...segment, text: 'Corrected by Grace.' }));
    const shown = (await notesOf(gil)).map(({ segments, notUnderstood }) => ({ segments, notUnderstood }));
    expect(shown).toContainEqual({ segments: corrected, notUnderstood: NOT_UNDERSTOOD });
    const [row] = await sql('select segments, not_understood, peaks, language from recordings where owner_id = $1', [
      gil.id,
    ]);
    expect(row).toEqual({ segments: SEGMENTS, not_understood: NOT_UNDERSTOOD, peaks: PEAKS, language: 'fr' });
  });
});
