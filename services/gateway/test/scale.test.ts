import { jest } from '@jest/globals';
import type { NamedPerson, Note } from '@stitchbook/api-types';
import { NOTE_SORTS, type NoteSort, SHARED_FILTERS } from '@stitchbook/contracts';
import { notePageQuery } from '../src/notes/note-page.query.ts';
import { Dice } from './support/dice.ts';
import { NOTES_OF_ONE, fillWithNotes } from './support/fill-with-notes.ts';
import { findSequentialScans } from './support/find-scans.ts';
import type { Person } from './support/person.ts';
import { processorMs } from './support/processor-time.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const NEVER_READ_WHOLE = ['notes', 'note_themes', 'shares', 'comments', 'note_visits', 'recordings'];
/** Rare, common, found nowhere, too short for trigrams (common and found nowhere), and without a letter. */
const SEARCHES = ['', 'quixotic', 'garden', 'xylophone', 'ga', 'zz', '%_!'];
const FILTERS = [{}, ...SHARED_FILTERS.map((shared) => ({ shared })), { pinned: true }, { pinned: false }];
const NARROWED = [undefined, 'theme 3', 'no such theme'].flatMap((tag) =>
  [undefined, 'negative' as const].flatMap((sentiment) =>
    FILTERS.flatMap((filter) => [false, true].map((isLater) => ({ tag, sentiment, filter, isLater }))),
  ),
);
const KEYS: Readonly<Record<NoteSort, string>> = {
  newest: '2026-01-01 00:00:00+00',
  oldest: '2026-01-01 00:00:00+00',
  title: 'note 5',
  longest: '1800',
};
/** Of processor time, so that it is the same on a busy machine. */
const SLOWEST_MS = 2_000;
/** Of all combinations the seed chooses a third; SCALE_LONG=1 leaves out nothing. */
const isLong = process.env['SCALE_LONG'] === '1';
const SEED = Number(process.env['SCALE_SEED'] ?? Date.now() % 2 ** 31);
const PART = isLong ? 1 : 1 / 3;
const dice = new Dice(SEED);

jest.setTimeout(60_000);

let gateway: TestGateway;
let ada: Person;

beforeAll(async () => {
  if (!isLong) process.stdout.write(`a third of the lists of 100,000 notes, with SCALE_SEED=${SEED}\n`);
  gateway = await startGateway();
  ada = await gateway.join('Ada');
  const others = await Promise.all(['Grace', 'Edsger', 'Barbara'].map((name) => gateway.join(name)));
  await fillWithNotes(
    gateway.database.dataSource,
    String(ada.id),
    others.map(({ id }) => String(id)),
  );
}, 600_000);
afterAll(() => gateway.close());

/** The answer, and whether it was quickly made. */
async function getTimed(path: string) {
  const before = await processorMs(gateway.database);
  const { status, body } = await ada.get(path);
  return { status, body, isQuick: (await processorMs(gateway.database)) - before < SLOWEST_MS };
}

/** The ids on a page and on all that follow it, each of them once. */
async function readToEnd(first: string): Promise<Set<number>> {
  const seen = new Set<number>();
  for (let next: string | undefined = first; next !== undefined;) {
    const page = await ada.get(next);
    for (const { id } of page.body as Note[]) {
      expect(seen.has(id)).toBe(false);
      seen.add(id);
    }
    next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
  }
  return seen;
}

describe('a list of 100,000 notes', () => {
  describe.each(NOTE_SORTS)('sorted by %s', (sort) => {
    it.each(SEARCHES)(
      'is read along indexes when searched for "%s", however it is filtered and wherever the page begins',
      async (search) => {
        const { dataSource } = gateway.database;
        for (const narrowed of NARROWED) {
          if (!dice.chance(PART)) continue;
          const { filter, isLater, ...rest } = narrowed;
          const after = isLater ? { sort, key: KEYS[sort], id: 50_000 } : null;
          const asked = { search, shared: undefined, ...rest, ...filter, sort, after, limit: 51 };
          const { text, parameters } = notePageQuery(String(ada.id), asked);
          const whole = (await findSequentialScans(dataSource, text, parameters)).filter((table) =>
            NEVER_READ_WHOLE.includes(table),
          );
          expect({ ...asked, whole }).toMatchObject({ whole: [] });
        }
      },
    );

    it('answers every page quickly', async () => {
      for (const search of SEARCHES) {
        for (const filter of [
          '',
          '&tag=theme+3',
          '&tag=no+such+theme',
          '&sentiment=negative',
          '&shared=by-me',
          '&shared=with-me',
          '&shared=mine',
          '&pinned=true',
          '&pinned=false',
        ]) {
          if (!dice.chance(PART)) continue;
          const address = `/api/notes?sort=${sort}&q=${encodeURIComponent(search)}${filter}`;
          const { status, isQuick } = await getTimed(address);
          expect({ search, filter, status, isQuick }).toMatchObject({ status: 200, isQuick: true });
        }
      }
    });
  });

  it('tells quickly with whom the reader shares notes', async () => {
    const { body, isQuick } = await getTimed('/api/people');
    expect({ isQuick, count: (body as NamedPerson[]).length }).toEqual({ isQuick: true, count: 3 });
  });

  it('can be read to its end, each note once', async () => {
    const seen = await readToEnd('/api/notes?tag=theme+3&sentiment=negative&limit=200');
    const [counted] = await gateway.database.dataSource.query<{ count: number }[]>(
      `select count(*)::int as count from notes n
       where n.sentiment = 'negative'
         and (n.owner_id = $1 or exists (select 1 from shares s where s.note_id = n.id and s.user_id = $1))
         and exists (select 1 from note_themes nt join themes t on t.id = nt.theme_id where nt.note_id = n.id and t.name = 'theme 3')`,
      [ada.id],
    );
    expect(seen.size).toBe(counted?.count);
    expect(seen.size).toBeGreaterThan(NOTES_OF_ONE / 100);
  });
});

describe('searching among 100,000 notes', () => {
  it.each([
    ['quixotic', 11],
    ['zebra quixotic', 11],
    ['quixotics', 11],
    ['qiuxotic', 11],
    ['garden theme', 50],
    ['gard', 50],
  ])('finds %s by its words, quickly', async (text, count) => {
    const { body, isQuick } = await getTimed(`/api/notes?q=${encodeURIComponent(text)}`);
    expect({ isQuick, count: (body as Note[]).length }).toEqual({ isQuick: true, count });
  });

  it('reads what many notes have to its end, each once', async () => {
    const seen = await readToEnd('/api/notes?q=garden+theme&tags=theme%203&sentiment=negative&limit=200');
    const [counted] = await gateway.database.dataSource.query<{ count: number }[]>(
      `select count(*)::int as count from notes n
       where n.sentiment = 'negative' and n.title || n.transcript like '%garden%'
         and (n.owner_id = $1 or exists (select 1 from shares s where s.note_id = n.id and s.user_id = $1))
         and exists (select 1 from note_themes nt join themes t on t.id = nt.theme_id where nt.note_id = n.id and t.name = 'theme 3')`,
      [ada.id],
    );
    expect(seen.size).toBe(counted?.count);
    expect(seen.size).toBeGreaterThan(500);
  });

  const LONG = 'A whole page that was dictated in one go. '.repeat(235).trim();
  const needles = ['100%', 'snake_case', 'C:\\temp\\*', `it's "quoted" -- ;drop`, 'ß', '日本', 'J ürgen', LONG];

  const titlesFor = async (text: string) => {
    const { status, body, isQuick } = await getTimed(`/api/notes?q=${encodeURIComponent(text)}`);
    expect({ text, status, isQuick }).toMatchObject({ status: 200, isQuick: true });
    return (body as Note[]).map(({ title }) => title);
  };

  beforeAll(async () => {
    for (const [index, needle] of needles.entries()) {
      await gateway.database.dataSource.query('insert into notes (owner_id, title, transcript) values ($1, $2, $3)', [
        ada.id,
        `Needle ${index}`,
        `Before ${needle} after`,
      ]);
    }
  });

  it.each(needles.map((needle, index) => [needle.slice(0, 30), needle, index] as const))(
    'finds exactly what holds "%s"',
    async (_, needle, index) => {
      expect(await titlesFor(needle)).toEqual([`Needle ${index}`]);
    },
  );

  it.each(['%', '_', '\\', '"', '*'])('takes %s for itself and not for a pattern', async (sign) => {
    const expected = needles.flatMap((needle, index) => (needle.includes(sign) ? [`Needle ${index}`] : [])).reverse();
    expect(await titlesFor(sign)).toEqual(expected);
  });

  it('finds two letters, and does not mind their case', async () => {
    expect(await titlesFor('JÜ'.toLowerCase())).toEqual([]);
    expect(await titlesFor('j Ü')).toEqual(['Needle 6']);
    expect(await titlesFor('zé')).toEqual([]);
  });

  it('refuses more than 10,000 characters with a sentence', async () => {
    expect(await ada.get(`/api/notes?q=${'x'.repeat(10_001)}`)).toMatchObject({
      status: 400,
      body: { message: 'Please search for at most 10000 characters.' },
    });
  });
});
