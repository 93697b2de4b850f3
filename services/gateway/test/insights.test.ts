import type { Insights, Note } from '@stitchbook/api-types';
import { awayFromTheEndOf } from './support/away-from-the-end.ts';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  await awayFromTheEndOf('day');
  ada = await gateway.join('Ada');
});
afterAll(() => gateway.close());

const sql = <Row>(text: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(text, parameters);
const read = async (person = ada, query = ''): Promise<Insights> => {
  const { status, body } = await person.get(`/api/insights${query}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Insights;
};

interface Made {
  title?: string;
  words?: string;
  tags?: string[];
  mood?: string;
  seconds?: number;
  /** When it was made, as PostgreSQL reads it. */
  at?: string;
}

async function save(person: Person, { title = 'A note', words, tags, mood, seconds, at }: Made = {}): Promise<number> {
  const { id } = (await person.ask('POST', '/api/notes', { form: noteForm(title, words) })).body as Note;
  if (tags) await person.ask('POST', `/api/notes/${id}/update-tags`, { json: { tags } });
  await sql(
    `update notes set sentiment = coalesce($2, sentiment), duration = coalesce($3, duration),
                      created_at = coalesce($4::timestamptz, created_at) where id = $1`,
    [id, mood ?? null, seconds ?? null, at ?? null],
  );
  return id;
}

/** Noon of a day so many days before today, in UTC. */
const daysAgo = (days: number) => `${dayAgo(days)}T12:00:00Z`;
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const sum = (counts: readonly { notes: number }[]) => counts.reduce((total, { notes }) => total + notes, 0);

describe('insights', () => {
  it('should require authentication', async () => {
    expect(await gateway.visitor().get('/api/insights')).toMatchObject({ status: 401 });
  });

  it('are empty for a person without notes', async () => {
    expect(await read()).toMatchObject({
      today: dayAgo(0),
      totals: { notes: 0, words: 0, seconds: 0 },
      streaks: { longest: 0, current: 0 },
      days: [],
      moods: [],
      themes: [],
      pairs: [],
      yearAgo: [],
    });
  });

  it('are told of fewer than five notes as well', async () => {
    for (const title of ['One', 'Two']) await save(ada, { title });
    expect(await read()).toMatchObject({ totals: { notes: 2 }, days: [{ day: dayAgo(0), notes: 2 }] });
  });

  it('count notes, words and seconds', async () => {
    await save(ada, { words: 'Three words,\n  here.', seconds: 12.5 });
    await save(ada, { words: 'A café – naïve?', seconds: 30 });
    const id = await save(ada, { words: 'To be changed.' });
    expect((await read()).totals).toEqual({ notes: 3, words: 10, seconds: 42.5 });
    const { version } = (await ada.get(`/api/notes/${id}`)).body as Note;
    await ada.ask('POST', `/api/notes/${id}/update-transcript`, { json: { transcript: 'One', version } });
    expect((await read()).totals).toMatchObject({ notes: 3, words: 8 });
  });

  it('count the notes of each of the last 53 weeks by day', async () => {
    for (const days of [0, 0, 3, 200, 500]) await save(ada, { at: daysAgo(days) });
    expect((await read()).days).toEqual([
      { day: dayAgo(200), notes: 1 },
      { day: dayAgo(3), notes: 1 },
      { day: dayAgo(0), notes: 2 },
    ]);
  });

  it('tell moods and themes of a new person by week, of another by month', async () => {
    await save(ada, { mood: 'positive', tags: ['work'], at: daysAgo(0) });
    await save(ada, { mood: 'very_negative', tags: ['work'], at: daysAgo(8) });
    const weekly = await read();
    expect(weekly.periods).toHaveLength(weekly.periods.filter(({ from, to }) => daysBetween(from, to) === 6).length);
    expect(weekly.periods.at(-1)?.from).toBe(weekly.moods.at(-1)?.from);
    expect(weekly.moods.map(({ sentiment }) => sentiment)).toEqual(['very_negative', 'positive']);
    await save(ada, { mood: 'neutral', tags: ['work', 'sea'], at: daysAgo(100) });
    await save(ada, { mood: 'neutral', tags: ['long ago'], at: daysAgo(900) });
    const monthly = await read();
    expect(monthly.periods).toHaveLength(12);
    expect(monthly.periods.every(({ from }) => from.endsWith('-01'))).toBe(true);
    expect(sum(monthly.moods)).toBe(3);
    expect(monthly.themes.map(({ name, notes }) => [name, notes])).toEqual([
      ['work', 3],
      ['sea', 1],
    ]);
    expect(sum(monthly.themes[0]?.periods ?? [])).toBe(3);
  });

  it('tell eight themes at most, and which of them go together', async () => {
    const tags = Array.from({ length: 12 }, (_, index) => `theme ${String(index).padStart(2, '0')}`);
    await save(ada, { tags });
    await save(ada, { tags: tags.slice(0, 9) });
    await save(ada, { tags: [...tags.slice(0, 2), 'alone'] });
    const { themes, pairs } = await read();
    expect(themes.map(({ name, notes }) => `${name}: ${notes}`)).toEqual(
      tags.slice(0, 8).map((name, index) => `${name}: ${index < 2 ? 3 : 2}`),
    );
    expect(pairs).toHaveLength(10);
    expect(pairs[0]).toEqual({ first: 'theme 00', second: 'theme 01', notes: 3 });
    expect(pairs.slice(1).every(({ notes }) => notes === 2)).toBe(true);
  });

  it('count days in a row, of which today may still be missing', async () => {
    for (const days of [1, 2, 2, 10, 11, 12, 13]) await save(ada, { at: daysAgo(days) });
    expect((await read()).streaks).toEqual({ longest: 4, current: 2 });
    await save(ada, { at: daysAgo(0) });
    expect((await read()).streaks).toEqual({ longest: 4, current: 3 });
    await sql('update notes set created_at = created_at - $2::interval where owner_id = $1', [ada.id, '3 days']);
    expect((await read()).streaks).toEqual({ longest: 4, current: 0 });
  });

  it('bring back three notes of this day a year ago', async () => {
    const [{ at } = { at: '' }] = await sql<{ at: string }>(
      `select to_char((now() at time zone 'utc')::date - interval '1 year', 'YYYY-MM-DD') as at`,
    );
    const ids = [];
    for (const hour of ['04', '03', '02', '01']) ids.push(await save(ada, { title: hour, at: `${at}T${hour}:00:00Z` }));
    await save(ada, { at: daysAgo(100) });
    expect((await read()).yearAgo).toEqual([
      { id: ids[3], title: '01' },
      { id: ids[2], title: '02' },
      { id: ids[1], title: '03' },
    ]);
  });
});

describe('whose notes are counted', () => {
  it('are never those of others, shared or not', async () => {
    const grace = await gateway.join('Grace');
    await save(ada, { words: 'Mine alone.', tags: ['work'] });
    const theirs = await save(grace, {
      words: 'Shared with Ada.',
      tags: ['work', 'sea'],
      mood: 'positive',
      seconds: 9,
    });
    await save(grace, { words: 'Private.', tags: ['work'] });
    await grace.ask('POST', `/api/notes/${theirs}/share`, { json: { sharedWithUserId: ada.id, permission: 'edit' } });
    expect((await ada.get('/api/notes')).body).toHaveLength(2);
    expect(await read()).toMatchObject({
      totals: { notes: 1, words: 2, seconds: 0 },
      days: [{ notes: 1 }],
      moods: [{ sentiment: 'neutral', notes: 1 }],
      themes: [{ name: 'work', notes: 1 }],
      pairs: [],
    });
    expect((await read(grace)).totals).toMatchObject({ notes: 2, words: 4 });
  });

  it('are not those that were deleted, until they are brought back', async () => {
    await save(ada, { words: 'This stays.' });
    const id = await save(ada, { words: 'This goes away.', tags: ['work'] });
    await ada.ask('DELETE', `/api/notes/${id}`);
    expect(await read()).toMatchObject({ totals: { notes: 1, words: 2 }, themes: [] });
    expect(await sql('select 1 from note_words where note_id = $1', [id])).toEqual([]);
    await ada.ask('POST', `/api/notes/${id}/restore`);
    expect(await read()).toMatchObject({ totals: { notes: 2, words: 5 }, themes: [{ name: 'work' }] });
  });
});

describe('the time zone', () => {
  it('says when a day begins', async () => {
    await save(ada, { at: `${dayAgo(3)}T23:30:00Z` });
    await save(ada, { at: `${dayAgo(2)}T06:00:00Z` });
    const daysIn = async (timeZone: string) => (await read(ada, `?timeZone=${timeZone}`)).days;
    expect(await daysIn('UTC')).toEqual([
      { day: dayAgo(3), notes: 1 },
      { day: dayAgo(2), notes: 1 },
    ]);
    expect(await daysIn('Asia/Tokyo')).toEqual([{ day: dayAgo(2), notes: 2 }]);
    expect(await daysIn('America/Los_Angeles')).toEqual([{ day: dayAgo(3), notes: 2 }]);
    expect(await read()).toMatchObject({ streaks: { longest: 2 } });
    expect(await read(ada, '?timeZone=Asia%2FTokyo')).toMatchObject({ streaks: { longest: 1 } });
  });

  it.each(['', 'Nowhere', 'Europe/Nowhere', '%2B01:00', '1', 'UTC%00', 'x'.repeat(200), "'", 'Europe/Berlin;'])(
    'is refused with a sentence when it is %s',
    async (timeZone) => {
      expect(await ada.get(`/api/insights?timeZone=${timeZone}`)).toMatchObject({
        status: 400,
        body: { message: 'timeZone must be the name of a time zone, such as Europe/Berlin.' },
      });
    },
  );

  it('may be written with any letters, and twice in an address it is none', async () => {
    expect(await read(ada, '?timeZone=europe/berlin')).toMatchObject({ totals: { notes: 0 } });
    expect(await ada.get('/api/insights?timeZone=UTC&timeZone=UTC')).toMatchObject({ status: 400 });
  });
});

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
