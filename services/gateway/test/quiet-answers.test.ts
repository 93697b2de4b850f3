import type { Note } from '@stitchbook/api-types';
import { type TestDatabase, createTestDatabase } from '@stitchbook/testing';
import { formOf, readFixture } from './support/forms.ts';
import { type GatewayProcess, buildServices, startGatewayProcess } from './support/start-gateway-process.ts';

let database: TestDatabase;
let gateway: GatewayProcess;

beforeAll(async () => {
  buildServices('gateway');
  database = await createTestDatabase();
  gateway = await startGatewayProcess(database);
}, 180_000);
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

describe('a gateway that streams', () => {
  it('audio and whole accounts is not suspected of a leak', async () => {
    const ada = await gateway.join('Ada');
    const form = formOf({ title: 'Heard' }, { bytes: await readFixture('amiable.wav') });
    const { id } = (await ada.ask('POST', '/api/notes', { form })).body as Note;
    expect((await ada.get(`/api/notes/${id}/audio`)).status).toBe(200);
    expect((await ada.get('/api/account/export')).status).toBe(200);
    expect(gateway.service.log()).not.toContain('MaxListenersExceededWarning');
  });
});
