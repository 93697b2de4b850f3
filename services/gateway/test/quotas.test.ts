import { randomUUID } from 'node:crypto';
import { reportFigure } from '@stitchbook/testing';
import { awayFromTheEndOf } from './support/away-from-the-end.ts';
import { formOf, noteForm, readFixture } from './support/forms.ts';
import type { Answer, Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const ASYNC = { prefer: 'respond-async' };
let gateway: TestGateway;
let ada: Person;

const refused = (code: string) => ({ status: 429, body: { code, message: expect.stringMatching(/\.$/) as string } });
const suggest = (person: Person): Promise<Answer> =>
  person.ask('POST', '/api/notes/tag-suggestions', {
    json: { transcript: 'A few words.', existingTags: [] },
    headers: ASYNC,
  });
const retryAfter = ({ headers }: Answer) => Number(headers.get('retry-after'));

async function storedBytes(): Promise<number> {
  const [row] = await gateway.database.dataSource.query<{ bytes: number }[]>(
    'select coalesce(sum(bytes), 0)::int as bytes from recordings',
  );
  return row?.bytes ?? 0;
}

afterEach(() => gateway.close());

describe('how much audio one person may keep', () => {
  let audio: Buffer;
  beforeEach(async () => {
    gateway = await startGateway({ QUOTA_STORED_MB: '1' });
    ada = await gateway.join('Ada');
    audio = await readFixture('dashwood.wav');
  });

  const send = (person: Person) =>
    person.ask('POST', '/api/transcribe', { form: formOf({}, { bytes: audio }), headers: ASYNC });

  it('is never exceeded, however many uploads come at once, and nothing is left of those refused', async () => {
    const fits = Math.floor(2 ** 20 / audio.length);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(ada)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(fits);
    reportFigure(17, `of 50 uploads at once the ${fits} that fit were kept, and no byte more`);
    const others = answers.filter(({ status }) => status !== 202);
    for (const answer of others) expect(answer).toMatchObject(refused('quota.stored-audio'));
    expect(retryAfter(others[0] as Answer)).toBeGreaterThan(0);
    expect(await storedBytes()).toBe(fits * audio.length);
    expect(await gateway.database.dataSource.query('select 1 from orphaned_audio')).toEqual([]);
  });

  it('is for each person, counts what is saved without being transcribed, and is there again after deleting', async () => {
    const save = () =>
      ada.ask('POST', '/api/notes', {
        form: formOf(
          { title: 'A note', transcript: 'Words.', duration: '7' },
          { bytes: Buffer.concat([audio, Buffer.from([Math.random() * 256, Math.random() * 256])]) },
        ),
      });
    const first = (await save()).body as { id: number };
    for (let answer = await save(); answer.status === 201;) answer = await save();
    expect(await save()).toMatchObject(refused('quota.stored-audio'));
    expect(await send(await gateway.join('Grace'))).toMatchObject({ status: 202 });
    expect(await ada.ask('POST', '/api/notes', { form: noteForm('Without audio') })).toMatchObject({ status: 201 });
    await ada.ask('DELETE', `/api/notes/${first.id}`);
    expect(await save()).toMatchObject({ status: 201 });
  });
});

describe('what one person may ask of models in a day', () => {
  beforeEach(async () => {
    await awayFromTheEndOf('day');
    gateway = await startGateway({ QUOTA_MODEL_CALLS_PER_DAY: '5' });
    ada = await gateway.join('Ada');
  });

  it('is never exceeded, however many ask at once, and is there again the next day', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => suggest(ada)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    const over = await suggest(ada);
    expect(over).toMatchObject(refused('quota.model-calls'));
    expect(retryAfter(over)).toBeLessThanOrEqual(86_400);
    expect(retryAfter(over)).toBeGreaterThan(0);
    await gateway.database.dataSource.query('update model_calls set day = day - 1');
    expect(await suggest(ada)).toMatchObject({ status: 202 });
    expect(await gateway.database.dataSource.query('select calls from model_calls')).toEqual([{ calls: 1 }]);
  });

  it('counts transcriptions and creations too, for each person, and keeps nobody from saving', async () => {
    const note = (await ada.ask('POST', '/api/notes', { form: noteForm('A note') })).body as { id: number };
    for (let count = 0; count < 5; count += 1) await suggest(ada);
    const generate = await ada.ask('POST', `/api/notes/${note.id}/generate`, { headers: ASYNC });
    const form = formOf({}, { bytes: await readFixture('amiable.wav') });
    const transcribe = await ada.ask('POST', '/api/transcribe', { form, headers: ASYNC });
    expect([generate, transcribe]).toMatchObject([refused('quota.model-calls'), refused('quota.model-calls')]);
    expect(await ada.ask('POST', `/api/jobs/${randomUUID()}/retry`)).toMatchObject(refused('quota.model-calls'));
    expect(await suggest(await gateway.join('Grace'))).toMatchObject({ status: 202 });
    expect(await ada.ask('POST', '/api/notes', { form: noteForm('Another') })).toMatchObject({ status: 201 });
  });

  it('should require authentication', async () => {
    expect(await suggest(gateway.visitor())).toMatchObject({ status: 401 });
  });
});

describe('how many requests one person may send in a minute', () => {
  it('is bounded for each person, and says when to come again', async () => {
    gateway = await startGateway({ QUOTA_REQUESTS_PER_MINUTE: '10' });
    ada = await gateway.join('Ada');
    // A minute may end in between: then as many again are let through.
    const answers = await Promise.all(Array.from({ length: 30 }, () => ada.get('/api/themes')));
    const over = answers.filter(({ status }) => status === 429);
    expect(over.length).toBeGreaterThanOrEqual(10);
    expect(over[0]).toMatchObject(refused('quota.requests'));
    expect(retryAfter(over[0] as Answer)).toBeGreaterThan(0);
    expect(await (await gateway.join('Grace')).get('/api/themes')).toMatchObject({ status: 200 });
    expect(await gateway.visitor().get('/healthz')).toMatchObject({ status: 200 });
  });

  it('is bounded for all addresses of one IPv6 network together where nobody is signed in', async () => {
    gateway = await startGateway({ QUOTA_REQUESTS_PER_MINUTE: '10', TRUSTED_PROXIES: 'loopback' });
    const from = (address: string) =>
      gateway.visitor().ask('GET', '/api/themes', { headers: { 'x-forwarded-for': address } });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => from(`2001:db8:1:2::${n + 1}`)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
    expect(await from('2001:db8:1:3::1')).toMatchObject({ status: 401 });
  });

  it('is not bounded unless it is set', async () => {
    gateway = await startGateway();
    ada = await gateway.join('Ada');
    const answers = await Promise.all(Array.from({ length: 100 }, () => ada.get('/api/themes')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});
