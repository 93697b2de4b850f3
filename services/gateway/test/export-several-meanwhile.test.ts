import type { Note } from '@stitchbook/api-types';
import { DataSource } from 'typeorm';
import { downloadArchive, importArchive, readJson, unzip } from './support/archives.ts';
import { formOf, noteForm, readFixture } from './support/forms.ts';
import { fillAccount } from './support/full-account.ts';
import { listOpenFiles } from './support/list-open-files.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { untilItStays } from './support/until-it-stays.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;
/** Ada's, with audio and everything a note can have; Grace may edit it. */
let spoken: Note;
let typed: Note;

const save = async (person: Person, title: string, audio?: Uint8Array) => {
  const form = audio ? formOf({ title, transcript: 'Some words.', duration: '2' }, { bytes: audio }) : noteForm(title);
  return (await person.ask('POST', '/api/notes', { form })).body as Note;
};
const addressOf = (...notes: Note[]) => `/api/notes/export?ids=${notes.map(({ id }) => id).join(',')}`;
const take = async (person: Person, ...notes: Note[]) =>
  unzip(await downloadArchive(gateway.address, person, addressOf(...notes)));

beforeAll(async () => {
  gateway = await startGateway();
  ({ ada, grace, spoken } = await fillAccount(gateway));
  typed = await save(ada, 'Typed again');
}, 30_000);
afterAll(() => gateway.close());

describe('notes that go while they are exported', () => {
  /** Does this between the first question, whether all may be read, and the first page. */
  function meanwhile(work: () => Promise<unknown>): () => void {
    const dataSource = gateway.app.get(DataSource);
    const ask = dataSource.query.bind(dataSource);
    dataSource.query = async (...asked: Parameters<typeof ask>) => {
      if (asked[0].includes('with page as materialized')) {
        dataSource.query = ask;
        await work();
      }
      return ask(...asked) as never;
    };
    return () => (dataSource.query = ask);
  }

  it('are left out, and the manifest counts what is there', async () => {
    const going = await save(ada, 'Going', await readFixture('amiable.wav'));
    const end = meanwhile(() => ada.ask('DELETE', `/api/notes/${going.id}`));
    const files = await take(ada, going, typed).finally(end);
    expect([...files.keys()].filter((path) => path.endsWith('note.json'))).toEqual([
      expect.stringContaining(`(${typed.id})`),
    ]);
    expect(readJson(files, 'manifest.json')).toMatchObject({ counts: { notes: 1, recordings: 0 } });
    expect(await ada.get(addressOf(going, typed))).toMatchObject({ status: 404 });
  });

  it('are left out as well when they are no longer shared', async () => {
    const lent = await save(ada, 'Lent', await readFixture('amiable.wav'));
    const own = await save(grace, 'Own');
    await ada.ask('POST', `/api/notes/${lent.id}/share`, { json: { sharedWithUserId: grace.id } });
    const end = meanwhile(() => ada.ask('DELETE', `/api/notes/${lent.id}/shares/${grace.id}`));
    const files = await take(grace, lent, own).finally(end);
    expect([...files.keys()].some((path) => path.includes('Lent'))).toBe(false);
    expect(readJson(files, 'manifest.json')).toMatchObject({ counts: { notes: 1, recordings: 0 } });
  });
});

it('ends when the person goes away, and closes what it had open', async () => {
  const long = Buffer.concat([await readFixture('dashwood.wav'), Buffer.alloc(4 * 2 ** 20)]);
  const notes: Note[] = [];
  for (const title of ['One', 'Two', 'Three'])
    notes.push(await save(ada, title, Buffer.concat([long, Buffer.from(title)])));
  const openAudio = listOpenFiles(gateway.audioDirectory);
  for (let count = 0; count < 10; count += 1) {
    const gone = new AbortController();
    const headers = { cookie: ada.cookieHeader() };
    const response = await fetch(`${gateway.address}${addressOf(...notes)}`, { headers, signal: gone.signal });
    await response.body?.getReader().read();
    gone.abort();
  }
  await untilItStays(async () => (await openAudio()).length === 0);
  expect(await openAudio()).toEqual([]);
  expect(await ada.get('/api/notes')).toMatchObject({ status: 200 });
}, 90_000);

describe('what was exported so', () => {
  it('is imported into another account, whole, and once', async () => {
    const bea = await gateway.join('Bea');
    const archive = await downloadArchive(gateway.address, ada, addressOf(spoken, typed));
    expect(await importArchive(bea, archive)).toMatchObject({ notes: { imported: 2, failed: 0 }, problems: [] });
    expect(await importArchive(bea, archive)).toMatchObject({ notes: { imported: 0, alreadyThere: 2 } });
    const [first] = (await bea.get('/api/notes?sort=oldest')).body as Note[];
    expect(first).toMatchObject({
      title: 'Über: "alles" / nichts',
      transcript: 'Corrected by Grace.',
      tags: ['zebra', 'apple'],
    });
    const audio = await fetch(`${gateway.address}${first?.audioUrl}`, { headers: { cookie: bea.cookieHeader() } });
    expect(Buffer.from(await audio.arrayBuffer()).equals(await readFixture('dashwood.mp3'))).toBe(true);
  });

  it('is there already for its owner, and becomes a copy of their own for whom it was shared with', async () => {
    expect(
      await importArchive(ada, await downloadArchive(gateway.address, ada, addressOf(spoken, typed))),
    ).toMatchObject({ notes: { imported: 0, alreadyThere: 2 } });
    const copied = await downloadArchive(gateway.address, grace, addressOf(spoken));
    expect(await importArchive(grace, copied)).toMatchObject({ notes: { imported: 1, failed: 0 } });
    const notes = (await grace.get('/api/notes?sort=oldest&from=2020-02-01&until=2020-03-01')).body as Note[];
    expect(new Set(notes.map(({ title }) => title))).toEqual(new Set(['Über: "alles" / nichts']));
    expect(new Set(notes.map(({ access }) => access.role))).toEqual(new Set(['edit', 'owner']));
  });
});
