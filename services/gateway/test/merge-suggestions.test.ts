import { setTimeout as wait } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { MergeSuggestions } from '@stitchbook/api-types';
import { MAX_SEPARATE_PAIRS } from '@stitchbook/contracts';
import { EMBEDDING_MODEL_DIR, ensureEmbeddingModel } from '@stitchbook/testing';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { TaggedNotes } from './support/tagged-notes.ts';

jest.setTimeout(120_000);

const PATH = '/api/themes/merge-suggestions';
let gateway: TestGateway;
let ada: Person;
let grace: Person;
let mine: TaggedNotes;

async function settled(person: Person): Promise<string[]> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(100)) {
    const { suggestions, isPending } = (await person.get(PATH)).body as MergeSuggestions;
    if (!isPending) return suggestions.map(({ theme, into }) => `${theme.name} into ${into.name}`);
  }
  throw new Error('still pending');
}

async function begin(environment: Record<string, string>): Promise<void> {
  gateway = await startGateway(environment);
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  mine = new TaggedNotes(gateway, ada);
  await mine.save('film', 'garden', 'work', 'recipe');
  await mine.save('film', 'garden', 'recipes', 'gardn', 'movies', '2024', '2025');
  await mine.save('recipes');
}

describe('suggestions to merge tags', () => {
  beforeAll(async () => {
    await ensureEmbeddingModel();
    await begin({ EMBEDDING_MODEL_DIR });
  });
  afterAll(() => gateway.close());

  it('are of those that are spelt alike or mean the same, the rarer into the one on more notes', async () => {
    const found = await settled(ada);
    expect(found).toEqual(expect.arrayContaining(['movies into film', 'gardn into garden', 'recipe into recipes']));
    expect(found).toHaveLength(3);
  });

  it('are of nobody else’s tags, and for nobody who is not signed in', async () => {
    expect(await settled(grace)).toEqual([]);
    expect((await gateway.visitor().get(PATH)).status).toBe(401);
  });

  it('are never of two that are to be kept apart, whichever is asked', async () => {
    const idOf = async (name: string) => (await mine.themes()).find((theme) => theme.name === name)?.id;
    const [film, movies] = [await idOf('film'), await idOf('movies')];
    const ask = (person: Person, from: unknown) =>
      person.ask('POST', `/api/themes/${film}/keep-apart`, { json: { from } });
    expect(await ask(grace, movies)).toMatchObject({ status: 404, body: { code: 'theme.missing' } });
    expect(await ask(ada, film)).toMatchObject({ status: 400, body: { code: 'theme.apart-from-itself' } });
    expect((await ask(ada, 'movies')).status).toBe(400);
    expect((await ask(gateway.visitor(), movies)).status).toBe(401);
    expect(await settled(ada)).toContain('movies into film');
    expect((await ask(ada, movies)).status).toBe(200);
    expect((await ask(ada, movies)).status).toBe(200);
    expect(await settled(ada)).not.toContain('movies into film');

    const undo = (person: Person, one: unknown, other: unknown) =>
      person.ask('DELETE', `/api/themes/${one}/keep-apart/${other}`);
    expect(await undo(grace, film, movies)).toMatchObject({ status: 404, body: { code: 'theme.missing' } });
    expect((await undo(gateway.visitor(), film, movies)).status).toBe(401);
    expect((await undo(ada, film, 'movies')).status).toBe(400);
    expect(await settled(ada)).not.toContain('movies into film');
    expect((await undo(ada, movies, film)).status).toBe(200);
    expect((await undo(ada, movies, film)).status).toBe(200);
    expect(await settled(ada)).toContain('movies into film');
  });

  it('keep at most so many pairs apart, and what is kept can be said again', async () => {
    const hal = await gateway.join('Hal');
    await new TaggedNotes(gateway, hal).save('boat', 'boats', 'ship');
    const sql = (text: string) => gateway.database.dataSource.query(text, [hal.id]);
    await sql(
      `insert into separate_tags (owner_id, one, other)
       select $1, 'tag ' || n, 'other ' || n from generate_series(1, ${2 * MAX_SEPARATE_PAIRS - 2}) n`,
    );
    const [boat, boats, ship] = (await hal.get('/api/themes')).body as { id: number }[];
    const keep = (one: { id: number } | undefined, from: { id: number } | undefined) =>
      hal.ask('POST', `/api/themes/${one?.id}/keep-apart`, { json: { from: from?.id } });
    const atOnce = Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? keep(boat, boats) : keep(boats, boat)));
    expect((await Promise.all(atOnce)).map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await keep(boat, ship)).toMatchObject({ status: 409, body: { code: 'theme.too-many-apart' } });
    expect((await keep(boats, boat)).status).toBe(200);
    expect(await sql('select from separate_tags where owner_id = $1')).toHaveLength(2 * MAX_SEPARATE_PAIRS);
  });
});

describe('suggestions to merge tags, without a model', () => {
  beforeAll(() => begin({}));
  afterAll(() => gateway.close());

  it('are by spelling, at once', async () => {
    await mine.save('ｗｏｒｋ');
    const suggested = ['gardn into garden', 'recipe into recipes', 'ｗｏｒｋ into work'];
    expect((await settled(ada)).toSorted()).toEqual(suggested);
  });
});
