import type { VocabularyTerm } from '@stitchbook/api-types';
import { downloadArchive, importArchive, unzip, zipOf } from './support/archives.ts';
import { SUBSTITUTIONS, fillAccount } from './support/full-account.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

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
const wordsOf = async (person: Person) =>
  ((await person.get('/api/vocabulary')).body as VocabularyTerm[]).map(({ term, heard, createdAt }) => ({
    term,
    heard,
    createdAt,
  }));

describe('the own words of an account', () => {
  it('come along with it, and which of them a recording has', async () => {
    const bea = await gateway.join('Bea');
    await importArchive(bea, archive);
    expect(await wordsOf(bea)).toEqual(await wordsOf(ada));
    expect((await wordsOf(bea)).map(({ term }) => term)).toEqual(['Żaneta', 'Norland Park']);
    expect((await wordsOf(bea)).map(({ heard }) => heard)).toEqual([['Janetta', 'Sha Netta'], []]);
    const kept = 'select substitutions from recordings where owner_id = $1 and substitutions is not null';
    expect(await sql(kept, [bea.id])).toEqual([{ substitutions: SUBSTITUTIONS }]);
  });

  it('are taken as far as there is room for them, and none twice', async () => {
    const cleo = await gateway.join('Cleo');
    const many = `insert into vocabulary_terms (owner_id, term) select $1, 'Word ' || n from generate_series(1, 498) n`;
    await sql(many, [cleo.id]);
    await cleo.ask('POST', '/api/vocabulary', { json: { term: 'NORLAND park' } });
    expect(await importArchive(cleo, archive)).toMatchObject({ problems: [] });
    await importArchive(cleo, archive);
    const terms = (await wordsOf(cleo)).map(({ term }) => term);
    expect(terms).toHaveLength(500);
    expect(terms).toEqual(expect.arrayContaining(['NORLAND park', 'Żaneta']));
  });

  it('are refused as a whole where one of them is none', async () => {
    const dora = await gateway.join('Dora');
    const manifest = ['manifest.json', (await unzip(archive)).get('manifest.json') ?? ''] as const;
    const createdAt = '2026-05-30T14:07:00.000Z';
    for (const broken of ['', ' Norland', 'x'.repeat(61), 7]) {
      const words = JSON.stringify([
        { term: 'Norland', createdAt },
        { term: broken, createdAt },
      ]);
      expect(await importArchive(dora, await zipOf([manifest, ['vocabulary.json', words]]))).toMatchObject({
        problems: [{ path: 'vocabulary.json', reason: 'In this file term must have 1 to 60 characters.' }],
      });
    }
    expect(await wordsOf(dora)).toEqual([]);
  });

  it('come along as archives of before had them', async () => {
    const eve = await gateway.join('Eve');
    const manifest = ['manifest.json', (await unzip(archive)).get('manifest.json') ?? ''] as const;
    const words = JSON.stringify([{ term: 'Norland', createdAt: '2026-05-30T14:07:00.000Z' }]);
    expect(await importArchive(eve, await zipOf([manifest, ['vocabulary.json', words]]))).toMatchObject({
      problems: [],
    });
    expect(await wordsOf(eve)).toEqual([{ term: 'Norland', heard: [], createdAt: '2026-05-30T14:07:00.000Z' }]);
  });
});

describe('what was corrected in an account', () => {
  const correctedBy = (person: Person) =>
    sql('select heard, heard_letters, written, state from corrected_words where owner_id = $1 order by id', [
      person.id,
    ]);

  it('comes along with it, once, and what was answered', async () => {
    const fay = await gateway.join('Fay');
    await importArchive(fay, archive);
    await importArchive(fay, archive);
    expect(await correctedBy(fay)).toHaveLength(3);
    expect(await correctedBy(fay)).toEqual(await correctedBy(ada));
    expect((await fay.get('/api/vocabulary/offers')).body).toMatchObject([{ heard: 'Seer-sha', term: 'Saoirse' }]);
  });

  it('is refused as a whole where a part of it cannot be', async () => {
    const gus = await gateway.join('Gus');
    const manifest = ['manifest.json', (await unzip(archive)).get('manifest.json') ?? ''] as const;
    const good = { heard: 'Neve', written: 'Niamh', state: 'once', createdAt: '2026-05-30T14:07:00.000Z' };
    for (const bad of [{ heard: '' }, { written: 'x'.repeat(61) }, { state: 'asked' }, { createdAt: 'today' }]) {
      const words = JSON.stringify([good, { ...good, ...bad }]);
      expect(await importArchive(gus, await zipOf([manifest, ['corrected-words.json', words]]))).toMatchObject({
        problems: [{ path: 'corrected-words.json', reason: expect.stringContaining(Object.keys(bad)[0] ?? '') }],
      });
    }
    expect(await correctedBy(gus)).toEqual([]);
  });
});
