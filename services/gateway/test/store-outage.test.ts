import { spawnSync } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { type TestDatabase, createTestDatabase } from '@stitchbook/testing';
import type { Note } from '@stitchbook/api-types';
import { formOf, readFixture } from './support/forms.ts';
import type { Answer, Person } from './support/person.ts';
import { type GatewayProcess, buildServices, startGatewayProcess } from './support/start-gateway-process.ts';

let database: TestDatabase;
let gateway: GatewayProcess;
let ada: Person;

beforeAll(async () => {
  buildServices('gateway');
  database = await createTestDatabase();
  gateway = await startGatewayProcess(database);
  ada = await gateway.join('Ada');
}, 180_000);
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

async function save(title: string, padding = 0): Promise<Answer> {
  const bytes = Buffer.concat([await readFixture('amiable.wav'), Buffer.alloc(padding)]);
  return ada.ask('POST', '/api/notes', { form: formOf({ title, transcript: 'Words.', duration: '1' }, { bytes }) });
}

const titles = async () => ((await ada.get('/api/notes')).body as Note[]).map(({ title }) => title);

describe('a store that keeps no audio', () => {
  it('is told with when to ask again, nothing is half saved, and it heals by itself', async () => {
    const { body } = await save('Before');
    const { audioDirectory } = gateway;
    await rename(audioDirectory, `${audioDirectory}-away`);
    await writeFile(audioDirectory, 'this is no folder');

    const refused = await save('Meanwhile');
    expect(refused).toMatchObject({ status: 503, body: { code: 'storage.unavailable' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await ada.get(`/api/notes/${(body as Note).id}/audio`)).toMatchObject({ status: 503 });
    expect(await titles()).toEqual(['Before']);

    await rename(audioDirectory, `${audioDirectory}-file`);
    await rename(`${audioDirectory}-away`, audioDirectory);
    expect(await save('After')).toMatchObject({ status: 201 });
    expect(await ada.get(`/api/notes/${(body as Note).id}/audio`)).toMatchObject({ status: 200 });
  }, 60_000);
});

const mount = (path: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=10m', 'tmpfs', path]).status === 0;
const unmount = (path: string) => spawnSync('umount', ['--lazy', path]);

// Only root may make a disk of one's own.
if (process.getuid?.() === 0) {
  describe('a disk for audio', () => {
    it('is said to be full when it is, and keeps what fits', async () => {
      await mkdir(gateway.audioDirectory, { recursive: true });
      const isMounted = mount(gateway.audioDirectory);
      try {
        expect(isMounted).toBe(true);
        expect(await save('Too much', 11 * 2 ** 20)).toMatchObject({ status: 507, body: { code: 'storage.full' } });
        expect(await titles()).not.toContain('Too much');
        expect(await save('What fits')).toMatchObject({ status: 201 });
      } finally {
        unmount(gateway.audioDirectory);
      }
    }, 60_000);
  });
}
