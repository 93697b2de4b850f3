import type { Insights } from '@stitchbook/api-types';
import { SENTIMENTS } from '@stitchbook/contracts';
import { startOfDay } from '@stitchbook/text/period';
import { INSIGHTS_QUERY } from '../src/insights/insights.query.ts';
import { Dice } from './support/dice.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const DAY_MS = 86_400_000;
const NOTES = 80;
const MARKS = 40;
const TAGS = ['work', 'sea', 'a,b', '100%', 'straße', '❤️'];

/** The notes that a mark stands for, as the web app says it. */
interface Mark {
  notes: number;
  from: string;
  to: string;
  sentiment?: string;
  tags?: string[];
}

/** Near now, around midnights of this year and the last, and long ago; some in the future. */
function momentOf(dice: Dice, timeZone: string): Date {
  if (dice.chance(0.1)) return new Date(Date.now() + (dice.below(40) - 5) * DAY_MS);
  const day = new Date(Date.now() - dice.below(dice.pick([3, 30, 400, 3_000])) * DAY_MS);
  const midnight = startOfDay(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate(), timeZone);
  return new Date(midnight.getTime() + dice.pick([-1, 0, 1, 1_800_000, 3_600_000, 40_000_000]));
}

async function saveNotes(person: Person, dice: Dice, timeZone: string): Promise<void> {
  const { dataSource } = gateway.database;
  await dataSource.query('insert into themes (owner_id, name) select $1, unnest($2::text[])', [person.id, TAGS]);
  for (let note = 0; note < NOTES; note += 1) {
    await dataSource.query(
      `with added as (
         insert into notes (owner_id, title, transcript, created_at, sentiment) values ($1, 'A note', 'Two words', $2, $3) returning id)
       insert into note_themes (note_id, theme_id, position)
       select added.id, t.id, t.id % 10 from added, themes t where t.owner_id = $1 and t.name = any($4)`,
      [person.id, momentOf(dice, timeZone), dice.pick(SENTIMENTS), TAGS.filter(() => dice.chance(0.3))],
    );
  }
}

function marksOf({ today, days, periods, moods, themes, pairs }: Insights): Mark[] {
  const from = periods[0]?.from ?? today;
  const endOf = (first: string) => periods.find((each) => each.from === first)?.to ?? '';
  return [
    ...days.map(({ day, notes }) => ({ from: day, to: day, notes })),
    ...moods.map((mood) => ({ ...mood, to: endOf(mood.from) })),
    ...themes.map(({ name, notes }) => ({ from, to: today, tags: [name], notes })),
    ...themes.flatMap(({ name, periods: of }) => of.map((each) => ({ ...each, to: endOf(each.from), tags: [name] }))),
    ...pairs.map(({ first, second, notes }) => ({ from, to: today, tags: [first, second], notes })),
  ].map((mark) => ({ ...mark, to: mark.to < today ? mark.to : today }));
}

async function countListed(person: Person, { from, to, sentiment, tags }: Mark, timeZone: string): Promise<number> {
  const begin = (day: string, later = 0) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    return startOfDay(year, month, date + later, timeZone).toISOString();
  };
  const parameters = new URLSearchParams({ shared: 'mine', limit: '100', from: begin(from), until: begin(to, 1) });
  if (sentiment) parameters.set('sentiment', sentiment);
  if (tags) parameters.set('tags', tags.map(encodeURIComponent).join(','));
  const { status, body } = await person.get(`/api/notes?${parameters}`);
  expect(status).toBe(200);
  return (body as unknown[]).length;
}

it.each([
  ['Pacific/Kiritimati', 1],
  ['Pacific/Pago_Pago', 2],
  ['Asia/Kathmandu', 3],
  ['Africa/Cairo', 4],
  ['America/Havana', 5],
])('each mark leads to as many notes as it counts in %s', async (timeZone, seed) => {
  const [dice, ada] = [new Dice(seed), await gateway.join('Ada')];
  await saveNotes(ada, dice, timeZone);
  const insights = (await ada.get(`/api/insights?timeZone=${timeZone}`)).body as Insights;
  const marks = marksOf(insights);
  expect(marks.length).toBeGreaterThan(MARKS);
  const looked = Array.from({ length: MARKS }, () => dice.pick(marks));
  const listed = [];
  for (const mark of looked) listed.push({ ...mark, notes: await countListed(ada, mark, timeZone) });
  expect(listed).toEqual(looked);
});

it('brings back the 29th of February once, on the 28th of the year after', async () => {
  const ada = await gateway.join('Ada');
  const { dataSource } = gateway.database;
  const yearAgoOn = async (today: string) => {
    const query = INSIGHTS_QUERY.replaceAll('now()', `timestamptz '${today} 12:00Z'`);
    const [row] = await dataSource.query<{ insights: Insights }[]>(query, [ada.id, 'UTC']);
    return row?.insights.yearAgo.map(({ title }) => title);
  };
  await dataSource.query(
    `insert into notes (owner_id, title, transcript, created_at)
     select $1, day, '', (day || ' 12:00Z')::timestamptz from unnest($2::text[]) day`,
    [ada.id, ['2023-02-28', '2024-02-28', '2024-02-29', '2024-03-01']],
  );
  expect(await yearAgoOn('2025-02-27')).toEqual([]);
  expect(await yearAgoOn('2025-02-28')).toEqual(['2024-02-28', '2024-02-29']);
  expect(await yearAgoOn('2025-03-01')).toEqual(['2024-03-01']);
  expect(await yearAgoOn('2024-02-28')).toEqual(['2023-02-28']);
  expect(await yearAgoOn('2024-02-29')).toEqual(['2023-02-28']);
  expect(await yearAgoOn('2024-03-01')).toEqual([]);
});
