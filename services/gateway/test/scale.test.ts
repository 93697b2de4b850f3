import { jest } from '@jest/globals';
import type { NamedPerson, Note } from '@stitchbook/api-types';
import { NOTE_SORTS, type NoteSort, SHARED_FILTERS } from '@stitchbook/contracts';
import { notePageQuery } from '../src/notes/note-page.query.ts';
import { NOTES_OF_ONE, fillWithNotes } from './support/fill-with-notes.ts';
import { findSequentialScans } from './support/find-scans.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const NEVER_READ_WHOLE = ['notes', 'note_themes', 'shares', 'comments', 'note_visits', 'recordings'];
/** Rare, common, found nowhere, too short for trigrams (common and found nowhere), and without a letter. */
const SEARCHES = ['', 'quixotic', 'garden', 'xylophone', 'ga', 'zz', '%_!'];
const FILTERS = [{}, ...SHARED_FILTERS.map((shared) => ({ shared })), { pinned: true }, { pinned: false }];
const KEYS: Readonly<Record<NoteSort, string>> = {
  newest: '2026-01-01 00:00:00+00',
  oldest: '2026-01-01 00:00:00+00',
  title: 'note 5',
  longest: '1800',
};
const SLOWEST_MS = 2_000;

jest.setTimeout(60_000);

let gateway: TestGateway;
let ada: Person;

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
  const others = await Promise.all(['Grace', 'Edsger', 'Barbara'].map((name) => gateway.join(name)));
  await fillWithNotes(
    gateway.database.dataSource,
    String(ada.id),
    others.map(({ id }) => String(id)),
  );
}, 120_000);
afterAll(() => gateway.close());

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
        for (const tag of [undefined, 'theme 3', 'no such theme']) {
          for (const sentiment of [undefined, 'negative'] as const) {
            for (const filter of FILTERS) {
              for (const after of [null, { sort, key: KEYS[sort], id: 50_000 }]) {
                const { text, parameters } = notePageQuery(String(ada.id), {
                  search,
                  tag,
                  sentiment,
                  shared: undefined,
                  ...filter,
                  sort,
                  after,
                  limit: 51,
                });
                const whole = (await findSequentialScans(dataSource, text, parameters)).filter((table) =>
                  NEVER_READ_WHOLE.includes(table),
                );
                expect({ search, tag, sentiment, filter, sort, after, whole }).toMatchObject({ whole: [] });
              }
            }
          }
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
          '&pinned=true',
          '&pinned=false',
        ]) {
          const begun = Date.now();
          const { status } = await ada.get(`/api/notes?sort=${sort}&q=${encodeURIComponent(search)}${filter}`);
          expect({ search, filter, status, isQuick: Date.now() - begun < SLOWEST_MS }).toMatchObject({
            status: 200,
            isQuick: true,
          });
        }
      }
    });
  });

  it('tells quickly with whom the reader shares notes', async () => {
    const begun = Date.now();
    const { body } = await ada.get('/api/people');
    const isQuick = Date.now() - begun < SLOWEST_MS;
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
    const begun = Date.now();
    const { body } = await ada.get(`/api/notes?q=${encodeURIComponent(text)}`);
    expect({ isQuick: Date.now() - begun < SLOWEST_MS, count: (body as Note[]).length }).toEqual({
      isQuick: true,
      count,
    });
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
    const begun = Date.now();
    const { status, body } = await ada.get(`/api/notes?q=${encodeURIComponent(text)}`);
    expect({ text, status, isQuick: Date.now() - begun < SLOWEST_MS }).toMatchObject({ status: 200, isQuick: true });
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
