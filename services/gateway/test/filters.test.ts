import type { Note } from '@stitchbook/api-types';
import { formOf } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;

beforeAll(async () => {
  gateway = await startGateway();
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  const save = async (person: Person, title: string, tags: string[], madeAt: string) => {
    const form = formOf({ title, transcript: 'A walk by the river.' });
    const { id } = (await person.ask('POST', '/api/notes', { form })).body as Note;
    await person.ask('POST', `/api/notes/${id}/update-tags`, { json: { tags } });
    const sql = gateway.database.dataSource;
    await sql.query('update notes set created_at = $2 where id = $1', [id, madeAt]);
    await sql.query('update note_search set created_at = $2 where note_id = $1', [id, madeAt]);
    return id;
  };
  await save(ada, 'One', ['work', 'river'], '2026-01-10T12:00:00Z');
  const two = await save(ada, 'Two', ['work'], '2026-02-10T12:00:00Z');
  const three = await save(grace, 'Three', ['work', 'river'], '2026-03-10T12:00:00Z');
  await save(grace, 'Private', ['work', 'river'], '2026-03-11T12:00:00Z');
  const give = (from: Person, id: number, to: Person) =>
    from.ask('POST', `/api/notes/${id}/share`, { json: { sharedWithUserId: to.id } });
  await give(ada, two, grace);
  await give(grace, three, ada);
  await gateway.database.dataSource.query(`update notes set sentiment = 'positive' where title in ('Two', 'Private')`);
});
afterAll(() => gateway.close());

describe.each(['', 'q=walk', 'q=river+walking', 'q=wakl', 'q=by+the+riv', 'q=alk&sort=newest', 'q=walk&sort=title'])(
  'a list with %s',
  (search) => {
    it.each([
      ['', ['One', 'Three', 'Two']],
      ['tags=work', ['One', 'Three', 'Two']],
      ['tags=work,River', ['One', 'Three']],
      ['tag=river&tags=work', ['One', 'Three']],
      ['tags=work,nothing', []],
      ['tags=work,%2577ork,,', ['One', 'Three', 'Two']],
      ['from=2026-02-10', ['Three', 'Two']],
      ['from=2026-02-10T12:00:00Z', ['Three', 'Two']],
      ['from=2026-02-10T12:00:00.001Z', ['Three']],
      ['until=2026-02-10T12:00:00Z', ['One']],
      ['until=2026-02-10T14:00:01%2B02:00', ['One', 'Two']],
      ['from=2026-02-01&until=2026-03-01', ['Two']],
      ['sentiment=positive', ['Two']],
      ['sentiment=neutral&tags=river', ['One', 'Three']],
      ['shared=with-me', ['Three']],
      ['shared=by-me', ['Two']],
      ['shared=mine', ['One', 'Two']],
      ['shared=by-me&tags=river', []],
    ])('shows with %s only %j', async (filter, titles) => {
      const { status, body } = await ada.get(`/api/notes?${search}&${filter}`);
      expect(status).toBe(200);
      expect((body as Note[]).map(({ title }) => title).toSorted()).toEqual(titles);
    });
  },
);

it.each([
  [`tags=${'a,'.repeat(11)}`, 'Please filter by at most 10 tags.'],
  ['tags=%00', 'tags are not valid.'],
  ['tags=%25', 'tags are not valid.'],
  ['tags=%2500', 'tags are not valid.'],
  ['tags=a&tags=b', 'tags are too long.'],
  ['from=yesterday', 'from must be a date or a moment, such as 2026-11-23T00:00:00Z.'],
  ['from=2026-02-31', 'from must be a date or a moment, such as 2026-11-23T00:00:00Z.'],
  ['until=0000-01-01', 'until must be a date or a moment, such as 2026-11-24T00:00:00Z.'],
  ['until=2026-01-01T00:00:00', 'until must be a date or a moment, such as 2026-11-24T00:00:00Z.'],
])('refuses ?%s with a sentence', async (query, message) => {
  expect(await ada.get(`/api/notes?${query}`)).toMatchObject({ status: 400, body: { message } });
});

it.each(['ranked', 'older', 'within'])('refuses a broken cursor of the part %s', async (part) => {
  for (const fields of [
    ['best', part, 'x', 1, '2026-01-01 00:00:00+00', false],
    ['best', part, '2026-99-01 00:00:00+00', 1, '2026-01-01 00:00:00+00', false],
    ['best', part, '0.1', 1.5, '2026-01-01 00:00:00+00', false],
    ['best', part, '0.1', 1, '0000-01-01 00:00:00+00', false],
    ['best', part, '0.1', 1, '2026-01-01 00:00:00+00', 'yes'],
    ['newest', part, '0.1', 1, '2026-01-01 00:00:00+00', false],
    ['best', 'part', '0.1', 1, '2026-01-01 00:00:00+00', false],
    null,
  ]) {
    const cursor = Buffer.from(JSON.stringify(fields)).toString('base64url');
    expect([fields, await ada.get(`/api/notes?q=walk&cursor=${cursor}`)]).toMatchObject([fields, { status: 400 }]);
  }
});
