import { MAX_SEPARATE_PAIRS, TAG_MAX_BYTES, TAG_MAX_CHARACTERS } from '@stitchbook/contracts';
import { downloadArchive, emptyArchive, importArchive, readJson, unzip, zipOf } from './support/archives.ts';
import { fillAccount } from './support/full-account.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { TaggedNotes } from './support/tagged-notes.ts';

const APART = [{ one: 'apple', other: 'zebra' }];
let gateway: TestGateway;
let ada: Person;
let archive: Buffer;

beforeAll(async () => {
  gateway = await startGateway();
  ({ ada } = await fillAccount(gateway));
  archive = await downloadArchive(gateway.address, ada);
}, 30_000);
afterAll(() => gateway.close());

const sql = (text: string, parameters: unknown[] = []) => gateway.database.dataSource.query(text, parameters);
/** Every row: each two are kept in both orders. */
const rowsOf = (person: Person) =>
  sql('select one, other from separate_tags where owner_id = $1 order by one collate "C"', [person.id]);
const bothOrders = (pairs: { one: string; other: string }[]) =>
  pairs.flatMap(({ one, other }) => [
    { one, other },
    { one: other, other: one },
  ]);
const archiveOf = async (content: unknown) =>
  zipOf([...(await unzip(await emptyArchive())), ['separate-tags.json', JSON.stringify(content)]]);
const suggestedTo = async (person: Person) =>
  ((await person.get('/api/themes/merge-suggestions')).body as { suggestions: unknown[] }).suggestions;

describe('the tags of an account that are never to be merged', () => {
  it('are in its archive, each two once', async () => {
    expect(readJson(await unzip(archive), 'separate-tags.json')).toEqual(APART);
  });

  it('come along with it, once, and leave alone what is there', async () => {
    const bea = await gateway.join('Bea');
    await sql(
      `insert into separate_tags (owner_id, one, other) values ($1, 'film', 'movies'), ($1, 'movies', 'film')`,
      [bea.id],
    );
    for (const person of [bea, bea, ada]) await importArchive(person, archive);
    expect(await rowsOf(bea)).toHaveLength(4);
    expect(await rowsOf(bea)).toEqual(expect.arrayContaining(bothOrders([...APART, { one: 'film', other: 'movies' }])));
    expect(await rowsOf(ada)).toEqual(bothOrders(APART));
  });

  it('are not asked about where they come to, whichever is named first', async () => {
    const cleo = await gateway.join('Cleo');
    await new TaggedNotes(gateway, cleo).save('recipe', 'recipes');
    expect(await suggestedTo(cleo)).toHaveLength(1);
    const pairs = [
      { one: 'recipes', other: 'recipe' },
      { one: 'recipe', other: 'recipes' },
    ];
    expect(await importArchive(cleo, await archiveOf(pairs))).toMatchObject({ problems: [] });
    expect(await suggestedTo(cleo)).toEqual([]);
    expect(await rowsOf(cleo)).toHaveLength(2);
  });

  it('are not missed in archives of before', async () => {
    const dora = await gateway.join('Dora');
    const before = await zipOf([...(await unzip(archive))].filter(([path]) => path !== 'separate-tags.json'));
    expect(await importArchive(dora, before)).toMatchObject({ notes: { imported: 2, failed: 0 }, problems: [] });
    expect(await rowsOf(dora)).toEqual([]);
  });

  it('stay where they are when chosen notes are handed on', async () => {
    const notes = (await ada.get('/api/notes')).body as { id: number }[];
    const ids = notes.map(({ id }) => id).join(',');
    const chosen = await downloadArchive(gateway.address, ada, `/api/notes/export?ids=${ids}`);
    expect([...(await unzip(chosen)).keys()]).not.toContain('separate-tags.json');
  });

  it.each([
    ['a tag that is no tag', [{ one: ' Film', other: 'movies' }], '" Film" cannot be a tag.'],
    ['blanks', [{ one: 'film', other: ' ' }], '" " cannot be a tag.'],
    ['too long a tag', [{ one: 'film', other: 'x'.repeat(TAG_MAX_CHARACTERS + 1) }], 'cannot be a tag.'],
    ['one tag twice', [{ one: 'film', other: 'film' }], '"film" cannot be kept apart from itself.'],
    ['no name', [{ one: 'film' }], 'other'],
    ['an empty name', [{ one: '', other: 'film' }], 'one'],
    ['a number', [{ one: 7, other: 'film' }], 'one'],
    ['NUL', [{ one: 'film', other: 'a\0b' }], 'other'],
    ['half a pair', [{ one: 'film', other: '\ud800' }], 'other'],
    ['names alone', ['film', 'movies'], 'pairs'],
    ['null', null, 'pairs'],
    ['no list', { one: 'film', other: 'movies' }, 'pairs'],
    ['too many', Array.from({ length: MAX_SEPARATE_PAIRS + 1 }, (_, n) => ({ one: 'film', other: `${n}` })), 'pairs'],
    ['far too many', Array.from({ length: 100_000 }, () => ({})), 'There is too much in this file.'],
  ])('are refused as a whole where one of them cannot be: %s', async (_, broken, reason) => {
    const eve = await gateway.join('Eve');
    const content = Array.isArray(broken) ? [...APART, ...broken] : broken;
    expect(await importArchive(eve, await archiveOf(content))).toMatchObject({
      problems: [{ path: 'separate-tags.json', reason: expect.stringContaining(reason) }],
    });
    expect(await rowsOf(eve)).toEqual([]);
  });

  it('are taken as far as there is room for them', async () => {
    const fay = await gateway.join('Fay');
    await sql(
      `insert into separate_tags (owner_id, one, other)
       select $1, case when turned then name else 'film' end, case when turned then 'film' else name end
       from (select 'tag ' || n as name from generate_series(1, $2::int) n) as named, (values (true), (false)) as t (turned)`,
      [fay.id, MAX_SEPARATE_PAIRS - 1],
    );
    const pairs = ['tag 1', 'movies', 'cinema'].map((other) => ({ one: 'film', other }));
    for (let times = 0; times < 2; times += 1)
      expect(await importArchive(fay, await archiveOf(pairs))).toMatchObject({ problems: [] });
    expect(await rowsOf(fay)).toHaveLength(2 * MAX_SEPARATE_PAIRS);
    const gus = await gateway.join('Gus');
    expect(await importArchive(gus, await downloadArchive(gateway.address, fay))).toMatchObject({ problems: [] });
    expect(await rowsOf(gus)).toHaveLength(2 * MAX_SEPARATE_PAIRS);
  });
});

describe('tags that were two before they were cleaned as one', () => {
  it('come along as they are', async () => {
    const [dora, emil] = [await gateway.join('Dora'), await gateway.join('Emil')];
    const note = await new TaggedNotes(gateway, dora).save('café', 'apart', 'new york');
    const rename = `update themes set name = $3 where owner_id = $1 and name = $2`;
    await gateway.database.dataSource.query(rename, [dora.id, 'apart', 'cafe\u0301']);
    await gateway.database.dataSource.query(rename, [dora.id, 'new york', 'new  york\u200b']);
    const saved = await downloadArchive(gateway.address, dora);
    expect(await importArchive(emil, saved)).toMatchObject({ problems: [], notes: { imported: 1 } });
    const tags = ['café', 'cafe\u0301', 'new  york\u200b'];
    expect((await emil.get('/api/notes')).body).toMatchObject([{ title: note.title, tags }]);
  });
});

describe('a tag as long as a tag may be', () => {
  it('comes along with its note, and so does that it was taken off', async () => {
    const [dora, emil] = [await gateway.join('Dora'), await gateway.join('Emil')];
    // One character of 25 bytes, as people see it: a family of four.
    const family = String.fromCodePoint(0x1f468, 0x200d, 0x1f469, 0x200d, 0x1f467, 0x200d, 0x1f466);
    const [kept, gone] = [family.repeat(TAG_MAX_CHARACTERS), family.repeat(TAG_MAX_CHARACTERS - 1)];
    const tagged = new TaggedNotes(gateway, dora);
    const note = await tagged.save(kept, gone);
    expect(await tagged.tag(note, kept)).toMatchObject({ status: 200 });
    const saved = await downloadArchive(gateway.address, dora);
    expect(await importArchive(emil, saved)).toMatchObject({ problems: [], notes: { imported: 1 } });
    expect((await emil.get('/api/notes')).body).toMatchObject([{ themes: [{ name: kept }] }]);
    expect(
      await sql('select r.name from removed_tags r join notes n on n.id = r.note_id where n.owner_id = $1', [emil.id]),
    ).toEqual([{ name: gone }]);
  });

  it('is refused with its note where it is longer still, though it was taken off', async () => {
    const files = await unzip(archive);
    const path = [...files.keys()].find((each) => each.endsWith('/note.json')) ?? '';
    const note = { ...(readJson(files, path) as object), removedTags: ['x'.repeat(TAG_MAX_BYTES)] };
    const changed = await zipOf(
      [...files].map(([each, content]) => [each, each === path ? JSON.stringify(note) : content]),
    );
    expect(await importArchive(await gateway.join('Ida'), changed)).toMatchObject({
      problems: [{ path: path.replace('/note.json', ''), reason: expect.stringContaining('cannot be a tag') }],
    });
  });
});
