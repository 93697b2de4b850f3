import { type IncomingMessage, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Note } from '@stitchbook/api-types';
import { purgeDeletedNotes } from './support/deleted-notes.ts';
import { formOf, readFixture } from './support/forms.ts';
import { listStoredAudio } from './support/list-stored-audio.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const BYTES = 48 * 2 ** 20;
let gateway: TestGateway;
let ada: Person;
let grace: Person;
let note: Note;

beforeAll(async () => {
  gateway = await startGateway();
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
});
afterAll(() => gateway.close());
beforeEach(async () => {
  const bytes = Buffer.concat([await readFixture('dashwood.wav'), Buffer.alloc(BYTES)]);
  const form = formOf({ title: 'Long', duration: '7' }, { bytes });
  note = (await ada.ask('POST', '/api/notes', { form })).body as Note;
  const share = { sharedWithUserId: grace.id, permission: 'view' };
  await ada.ask('POST', `/api/notes/${note.id}/share`, { json: share });
}, 120_000);

/**
 * Begins to play; `rest` takes what is left of it at once, `listen` as slowly as a player does, for half a minute if it has no end
 * before.
 */
async function play(
  person: Person,
  range?: string,
): Promise<{ answer: IncomingMessage; rest(): Promise<number>; listen(): Promise<number> }> {
  const headers = { cookie: person.cookieHeader(), ...(range ? { range } : {}) };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${gateway.address}/api/notes/${note.id}/audio`, { headers, agent: false }, resolve).on('error', reject);
  });
  answer.pause();
  return {
    answer,
    rest: () =>
      new Promise((resolve) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('error', () => undefined).on('close', () => resolve(bytes));
        answer.resume();
      }),
    async listen() {
      let bytes = 0;
      answer.on('error', () => undefined);
      while (!answer.closed && bytes < BYTES) {
        bytes += (answer.read() as Buffer | null)?.length ?? 0;
        await wait(40);
      }
      return bytes;
    },
  };
}

describe('audio that is being played', () => {
  it('ends when its note is deleted, and nothing more of it is served', async () => {
    const playing = await play(grace);
    expect(playing.answer.statusCode).toBe(200);
    expect((await ada.ask('DELETE', `/api/notes/${note.id}`)).status).toBe(200);
    expect(await playing.listen()).toBeLessThan(BYTES);
    expect(playing.answer.complete).toBe(false);
    expect(await grace.get(`/api/notes/${note.id}/audio`, { range: 'bytes=0-1' })).toMatchObject({ status: 404 });
    await purgeDeletedNotes(gateway);
    expect(await listStoredAudio(gateway)).toEqual([]);
    expect(await gateway.visitor().get('/healthz')).toMatchObject({ status: 200 });
  });

  it('ends for whom the share has ended, and goes on for its owner', async () => {
    const [hers, his] = [await play(grace), await play(ada)];
    await ada.ask('DELETE', `/api/notes/${note.id}/shares/${grace.id}`);
    expect(await hers.listen()).toBeLessThan(BYTES);
    expect(await his.rest()).toBeGreaterThan(BYTES);
  });

  it('asks for permission at every range', async () => {
    const range = { range: 'bytes=0-1' };
    expect(await grace.get(`/api/notes/${note.id}/audio`, range)).toMatchObject({ status: 206 });
    await ada.ask('DELETE', `/api/notes/${note.id}/shares/${grace.id}`);
    expect(await grace.get(`/api/notes/${note.id}/audio`, range)).toMatchObject({ status: 404 });
    expect(await ada.get(`/api/notes/${note.id}/audio`, range)).toMatchObject({ status: 206 });
  });
});
