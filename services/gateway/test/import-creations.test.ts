import type { Creation, Note } from '@stitchbook/api-types';
import { downloadArchive, importArchive } from './support/archives.ts';
import { makeCreation } from './support/creations.ts';
import { fillAccount } from './support/full-account.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let bea: Person;
let archive: Buffer;

beforeAll(async () => {
  gateway = await startGateway();
  const { ada } = await fillAccount(gateway);
  archive = await downloadArchive(gateway.address, ada);
}, 30_000);
beforeEach(async () => {
  bea = await gateway.join('Bea');
  await importArchive(bea, archive);
});
afterAll(() => gateway.close());

const creations = async () => (await bea.get('/api/creations')).body as Creation[];

it('creations come with an archive, each with its note and what it said before, and are shared with nobody', async () => {
  const notes = (await bea.get('/api/notes?sort=oldest')).body as Note[];
  const found = await creations();
  expect(new Set(found.map(({ noteId }) => noteId))).toEqual(new Set([notes[0]?.id, null]));
  const edited = found.find(({ noteId }) => noteId !== null);
  expect(edited).toMatchObject({
    type: 'story',
    content: 'Twice upon a time',
    version: 2,
    editedBy: null,
    editedAt: expect.any(String),
    sharedWith: 0,
    engine: 'built-in/1',
    transcriptVersion: 2,
  });
  expect(await bea.get(`/api/creations/${edited?.id}/versions/1`)).toMatchObject({
    status: 200,
    body: { content: 'Once upon a time', isAsMade: true },
  });
});

it('a creation that was edited since does not come twice', async () => {
  for (const { id } of await creations())
    await bea.ask('PATCH', `/api/creations/${id}`, { json: { content: 'Another' } });
  expect(await importArchive(bea, archive)).toMatchObject({ creations: { imported: 0, alreadyThere: 3 } });
});

it('one whose tasks were ticked since, or whose versions between are not kept any more, does not come twice either', async () => {
  const carl = await gateway.join('Carl');
  const id = await makeCreation(gateway, carl, { noteId: null, type: 'action_items', content: '- [ ] Call Bea' });
  const change = (json: object) => carl.ask('PATCH', `/api/creations/${id}`, { json });
  const atFirst = await downloadArchive(gateway.address, carl);
  await change({ task: 0, done: true });
  const again = { creations: { imported: 0, alreadyThere: 1 } };
  expect(await importArchive(carl, atFirst)).toMatchObject(again);
  await change({ content: 'Between' });
  const between = await downloadArchive(gateway.address, carl);
  await change({ content: 'Now' });
  await gateway.database.dataSource.query(`delete from creation_versions where content = 'Between'`);
  for (const before of [atFirst, between]) expect(await importArchive(carl, before)).toMatchObject(again);
});
