import type { NamedPerson, Note, SecurityEvent } from '@stitchbook/api-types';
import { addUser } from '@stitchbook/testing';
import { awayFromTheEndOf } from './support/away-from-the-end.ts';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const UNKNOWN = {
  status: 404,
  body: {
    code: 'share.no-such-user',
    message: 'There is no user with this ID or e-mail address. Please check it and try again.',
  },
};

let gateway: TestGateway;
let ada: Person;
let ben: Person;
let note: Note;
let count = 0;
/** Of the next person who joins. */
const address = (name: string) => `${name}@example.org`;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  await awayFromTheEndOf('hour');
  count += 1;
  [ada, ben] = [await gateway.join(`Ada${count}`), await gateway.join(`Ben${count}`)];
  note = await save(ada);
});
afterAll(() => gateway.close());

const sql = (text: string, parameters: unknown[] = []) => gateway.database.dataSource.query(text, parameters);
const save = async (person: Person) =>
  (await person.ask('POST', '/api/notes', { form: noteForm('Ours') })).body as Note;
const share = (sharedWithUserId: string, person = ada, { id } = note) =>
  person.ask('POST', `/api/notes/${id}/share`, { json: { sharedWithUserId } });
const namesFor = async (person: Person) =>
  ((await person.get('/api/people')).body as NamedPerson[]).map(({ name }) => name);

describe('sharing with an e-mail address', () => {
  it('finds whose account it is, however it is written, and says who that is as an id does', async () => {
    const byId = await share(String(ben.id));
    const byAddress = await share(`  ${address(`bEn${count}`)} `);
    expect(byAddress).toMatchObject({ status: 200, body: byId.body as object });
    expect(byAddress.body).toMatchObject({ sharedWithUserId: ben.id, sharedWithName: `Ben${count} Test` });
    expect(JSON.stringify(byAddress.body)).not.toContain('@');
    const events = (await ada.get('/api/account/security-events')).body as SecurityEvent[];
    expect(events.filter(({ kind }) => kind === 'share.given').map(({ otherPerson }) => otherPerson?.id)).toEqual([
      ben.id,
      ben.id,
    ]);
  });

  it('finds whose account it is by both spellings of its domain, and with characters in it that nobody sees', async () => {
    const shared = { status: 200, body: { sharedWithUserId: ben.id } };
    for (const [domain, other] of [
      ['münchen.example', 'xn--mnchen-3ya.example'],
      ['xn--mnchen-3ya.example', 'MÜNCHEN.example'],
      ['example.org', 'exam\u00ADple.org'],
    ]) {
      await sql('update users set email = $1 where id = $2', [`Bea${count}@${domain}`, ben.id]);
      expect(await share(`be\u200Ba${count}@${other}`)).toMatchObject(shared);
    }
  });

  it('is refused for one that nobody has as for an unknown id, and for what can be none', async () => {
    for (const unknown of ['nobody', address('nobody'), '@', 'a\u0000@b', `${'x'.repeat(400)}@example.org`])
      expect(await share(unknown)).toMatchObject(UNKNOWN);
  });

  it('is not done with oneself, nor with who has blocked the owner', async () => {
    expect(await share(address(`ADA${count}`))).toMatchObject({ status: 400, body: { code: 'share.with-owner' } });
    await ben.ask('PUT', `/api/blocked-people/${ada.id}`);
    expect(await share(address(`ben${count}`))).toMatchObject({ status: 403, body: { code: 'share.refused' } });
  });

  it('tells only who may share the note whether there is such a person', async () => {
    await share(String(ben.id));
    for (const someone of [address(`ada${count}`), address('nobody')]) {
      expect(await share(someone, ben)).toMatchObject({ status: 403, body: { code: 'note.forbidden' } });
      expect(await share(someone, await gateway.join('Cleo'))).toMatchObject({
        status: 404,
        body: { code: 'note.missing' },
      });
      expect(await share(someone, gateway.visitor())).toMatchObject({ status: 401 });
    }
    expect(await sql('select 1 from address_lookups where user_id = $1', [ben.id])).toEqual([]);
  });

  it('goes to nobody where two people have it, unless one of them is of the issuer that signs people in', async () => {
    const { dataSource } = gateway.database;
    await addUser(dataSource, { issuer: 'https://before.example', email: address(`ben${count}`) });
    expect(await share(address(`ben${count}`))).toMatchObject({ status: 200, body: { sharedWithUserId: ben.id } });
    for (const issuer of ['https://before.example', 'https://earlier.example'])
      await addUser(dataSource, { issuer, email: address(`twice${count}`) });
    expect(await share(address(`twice${count}`))).toMatchObject(UNKNOWN);
  });

  it('is counted for people whom one does not know yet: twenty in an hour, known or unknown', async () => {
    await share(String(ben.id));
    for (let tried = 0; tried < 19; tried += 1)
      expect(await share(address(`stranger${tried}`))).toMatchObject({ status: 404 });
    const cleo = await gateway.join(`Cleo${count}`);
    expect(await share(address(`cleo${count}`))).toMatchObject({ status: 200 });
    await gateway.join(`Dan${count}`);
    for (const someone of [address(`dan${count}`), address('nobody')]) {
      const answer = await share(someone);
      expect(answer).toMatchObject({ status: 429, body: { code: 'share.too-many-addresses' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // Those whom one shares with are found as before, and everybody else by their id.
    for (const someone of [address(`ben${count}`), address(`cleo${count}`), String(cleo.id)])
      expect(await share(someone)).toMatchObject({ status: 200 });
    await sql(`update address_lookups set hour = hour - interval '1 hour' where user_id = $1`, [ada.id]);
    expect(await share(address(`dan${count}`))).toMatchObject({ status: 200 });
  });

  it('is counted right when many are tried at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, tried) => share(address(`many${tried}`))));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('GET /api/people', () => {
  it('lists who shares notes with the reader, either way, the latest first, by name and id alone', async () => {
    expect(await namesFor(ada)).toEqual([]);
    const cleo = await gateway.join(`Cleo${count}`);
    await share(String(ben.id));
    await share(String(ada.id), cleo, await save(cleo));
    await share(String(ben.id), ada, await save(ada));
    expect(await namesFor(ada)).toEqual([`Ben${count} Test`, `Cleo${count} Test`]);
    expect((await ben.get('/api/people')).body).toEqual([{ id: ada.id, name: `Ada${count} Test` }]);
  });

  it('lists nobody whom the reader has blocked, nor whose shares have ended', async () => {
    const cleo = await gateway.join(`Cleo${count}`);
    for (const person of [ben, cleo]) await share(String(person.id));
    await ada.ask('PUT', `/api/blocked-people/${cleo.id}`);
    expect(await namesFor(ada)).toEqual([`Ben${count} Test`]);
    await ada.ask('DELETE', `/api/notes/${note.id}/shares/${ben.id}`);
    expect(await namesFor(ada)).toEqual([]);
    expect(await namesFor(ben)).toEqual([]);
  });

  it('asks a visitor to sign in, and tells a stranger of nobody', async () => {
    await share(String(ben.id));
    expect(await gateway.visitor().get('/api/people')).toMatchObject({ status: 401 });
    expect(await namesFor(await gateway.join('Eve'))).toEqual([]);
  });
});
