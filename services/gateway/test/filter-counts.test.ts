import type { FilterCounts, Note } from '@stitchbook/api-types';
import { formOf } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;

beforeAll(async () => {
  gateway = await startGateway();
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  const save = async (person: Person, title: string, tags: string[]) => {
    const form = formOf({ title, transcript: 'A walk by the river.' });
    const { id } = (await person.ask('POST', '/api/notes', { form })).body as Note;
    await person.ask('POST', `/api/notes/${id}/update-tags`, { json: { tags } });
    return id;
  };
  const give = (from: Person, id: number, to: Person) =>
    from.ask('POST', `/api/notes/${id}/share`, { json: { sharedWithUserId: to.id } });
  await give(ada, await save(ada, 'One', ['work', 'river', '100%']), grace);
  await save(ada, 'Two', ['work']);
  await give(grace, await save(grace, 'Three', ['work', 'sea']), ada);
  await save(grace, 'Private', ['work', 'secret']);
  await gateway.database.dataSource.query(`update notes set sentiment = 'positive' where title = 'Two'`);
});
afterAll(() => gateway.close());

const count = async (query: string, person = ada) => {
  const { status, body } = await person.get(`/api/notes/filter-counts?${query}`);
  expect(status).toBe(200);
  return body as FilterCounts;
};
const tagsOf = async (query: string, person = ada) =>
  (await count(query, person)).tags.map(({ name, count: notes }) => `${name} ${notes}`);

describe('counting for filters', () => {
  it('should require authentication', async () => {
    expect(await gateway.visitor().get('/api/notes/filter-counts')).toMatchObject({ status: 401 });
  });

  it('counts the tags and sentiments of all that the reader may see, and of nothing else', async () => {
    expect(await count('')).toEqual({
      total: 3,
      tags: [
        { name: 'work', count: 3 },
        { name: '100%', count: 1 },
        { name: 'river', count: 1 },
        { name: 'sea', count: 1 },
      ],
      sentiments: [
        { sentiment: 'neutral', count: 2 },
        { sentiment: 'positive', count: 1 },
      ],
      sharedWithMe: 1,
      sharedByMe: 1,
      mine: 2,
      stitchable: 2,
    });
    const stranger = await gateway.join('Stranger');
    expect(await count('', stranger)).toEqual({
      total: 0,
      tags: [],
      sentiments: [],
      sharedWithMe: 0,
      sharedByMe: 0,
      mine: 0,
      stitchable: 0,
    });
    expect(await count('q=walk', stranger)).toMatchObject({ total: 0, tags: [] });
  });

  it.each([
    'tags=work',
    'tags=work,river',
    'tag=sea',
    'sentiment=positive',
    'shared=with-me',
    'shared=by-me',
    'shared=mine',
    'q=walk&shared=mine',
    'q=alk&shared=mine',
    'q=wakl&shared=mine',
    'tags=work&shared=mine',
    'from=2000-01-01',
    'until=2000-01-01',
    'q=walk',
    'q=wakl',
    'q=alk',
    'q=river&tags=work',
    'q=three&shared=with-me',
    'q=work&sentiment=positive',
    'q=private',
    'q=nothing',
  ])('counts with %s what the list shows', async (query) => {
    const listed = (await ada.get(`/api/notes?${query}`)).body as Note[];
    const { total, tags, sharedWithMe, mine } = await count(query);
    expect(mine).toBe(listed.filter(({ access }) => access.role === 'owner').length);
    if (query.includes('mine')) expect(sharedWithMe).toBe(0);
    expect(total).toBe(listed.length);
    expect(sharedWithMe).toBe(listed.filter(({ access }) => access.role !== 'owner').length);
    for (const { name, count: notes } of tags)
      expect(notes).toBe(listed.filter((note) => note.tags.includes(name)).length);
    expect(tags.length).toBe(new Set(listed.flatMap((note) => note.tags)).size);
  });

  it('finds tags by a part of their names', async () => {
    expect(await tagsOf('find=E')).toEqual(['river 1', 'sea 1']);
    expect(await tagsOf('find=%25')).toEqual(['100% 1']);
    expect(await tagsOf('find=secret')).toEqual([]);
    expect(await tagsOf('find=secret', grace)).toEqual(['secret 1']);
  });

  it('counts as can be stitched what says something and is the own, or may be edited', async () => {
    const [maker, giver] = [await gateway.join('Maker'), await gateway.join('Giver')];
    const save = async (person: Person, transcript: string) =>
      ((await person.ask('POST', '/api/notes', { form: formOf({ title: 'River', transcript }) })).body as Note).id;
    for (const words of ['', 'A walk.', 'A long walk. '.repeat(500)]) await save(maker, words);
    for (const permission of ['view', 'comment', 'edit'])
      for (const words of ['A walk.', ''])
        await giver.ask('POST', `/api/notes/${await save(giver, words)}/share`, {
          json: { sharedWithUserId: maker.id, permission },
        });
    for (const query of ['', 'q=river'])
      expect(await count(query, maker)).toMatchObject({ total: 9, mine: 3, stitchable: 3 });
    expect(await count('shared=mine', maker)).toMatchObject({ total: 3, stitchable: 2 });
    expect(await count('shared=with-me', maker)).toMatchObject({ total: 6, mine: 0, stitchable: 1 });
    await gateway.database.dataSource.query(
      `insert into notes (owner_id, title, transcript) select $1, 'Many', 'Words.' from generate_series(1, 230)`,
      [maker.id],
    );
    // One more than any creation is of.
    expect(await count('', maker)).toMatchObject({ total: 239, stitchable: 201 });
  });

  it('answers a hundred tags at most', async () => {
    const busy = await gateway.join('Busy');
    for (let note = 0; note < 3; note += 1) {
      const { id } = (await busy.ask('POST', '/api/notes', { form: formOf({ title: 'Busy' }) })).body as Note;
      const tags = Array.from({ length: 40 }, (_, index) => `tag ${note} ${index}`);
      await busy.ask('POST', `/api/notes/${id}/update-tags`, { json: { tags } });
    }
    expect(await tagsOf('', busy)).toHaveLength(100);
    expect(await tagsOf('find=2+39', busy)).toEqual(['tag 2 39 1']);
  });

  it.each([
    [`find=${'x'.repeat(201)}`, 'find is too long.'],
    ['find=%00', 'find is not valid.'],
    ['sentiment=sad', 'sentiment must be one of very_positive, positive, neutral, negative, very_negative.'],
    ['tags=%25', 'tags are not valid.'],
    ['from=x', 'from must be a date or a moment, such as 2026-11-23T00:00:00Z.'],
  ])('refuses ?%s with a sentence', async (query, message) => {
    expect(await ada.get(`/api/notes/filter-counts?${query}`)).toMatchObject({ status: 400, body: { message } });
  });
});
