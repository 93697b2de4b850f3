import type { Account, NoteDetail } from '@stitchbook/api-types';
import { formOf, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;

/** As a transcription worker tells. */
const canHear = (languages: string[]) =>
  gateway.database.dataSource.query(
    `with gone as (delete from speech_languages where language <> all($1::text[]))
     insert into speech_languages (language) select unnest($1::text[]) on conflict do nothing`,
    [languages],
  );
const choose = (person: Person, json: unknown) => person.ask('PATCH', '/api/account', { json });
const accountOf = async (person: Person) => (await person.get('/api/account')).body as Account;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  await canHear(['en', 'fr', 'de']);
  ada = await gateway.join('Ada');
});
afterAll(() => gateway.close());

describe('the language that somebody speaks', () => {
  it('should require authentication', async () => {
    expect(await choose(gateway.visitor(), { spokenLanguage: 'fr' })).toMatchObject({ status: 401 });
  });

  it('is found out until they say it, each for themselves, among what can be heard', async () => {
    const grace = await gateway.join('Grace');
    expect(await accountOf(ada)).toMatchObject({ spokenLanguage: null, spokenLanguages: ['de', 'en', 'fr'] });
    expect(await choose(ada, { spokenLanguage: 'fr' })).toMatchObject({ status: 200, body: { spokenLanguage: 'fr' } });
    expect(await accountOf(ada)).toMatchObject({ spokenLanguage: 'fr', titleNotesForMe: false });
    expect((await ada.get('/api/auth/user')).body).toMatchObject({ spokenLanguage: 'fr' });
    expect(await accountOf(grace)).toMatchObject({ spokenLanguage: null });
    await choose(ada, { titleNotesForMe: true });
    expect(await accountOf(ada)).toMatchObject({ spokenLanguage: 'fr', titleNotesForMe: true });
    await choose(ada, { spokenLanguage: null });
    expect(await accountOf(ada)).toMatchObject({ spokenLanguage: null, titleNotesForMe: true });
  });

  it('stays chosen when its model is gone, so that it is shown as such', async () => {
    await choose(ada, { spokenLanguage: 'fr' });
    await canHear(['en']);
    expect(await accountOf(ada)).toMatchObject({ spokenLanguage: 'fr', spokenLanguages: ['en'] });
  });

  it.each(['French', '', 'f', 'fr-CA', 1, ['fr'], true])('is not %j', async (spokenLanguage) => {
    expect(await choose(ada, { spokenLanguage })).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(await accountOf(ada)).toMatchObject({ spokenLanguage: null });
  });

  it('is none that nobody hears here', async () => {
    expect(await choose(ada, { spokenLanguage: 'ja' })).toMatchObject({
      status: 400,
      body: { code: 'account.language-not-heard', message: 'This language cannot be heard here.' },
    });
  });
});

describe('the language of a note', () => {
  const save = async () => {
    const form = formOf(
      { title: 'A note', transcript: 'Bonjour.', duration: '1' },
      { bytes: await readFixture('amiable.wav') },
    );
    return ((await ada.ask('POST', '/api/notes', { form })).body as NoteDetail).id;
  };
  const show = async (id: number) => (await ada.get(`/api/notes/${id}`)).body as NoteDetail;

  it('is the one in which its recording was heard, and is not known before', async () => {
    const id = await save();
    expect(await show(id)).toMatchObject({ language: null });
    await gateway.database.dataSource.query(
      `update recordings set language = 'fr' where id = (select recording_id from notes where id = $1)`,
      [id],
    );
    expect(await show(id)).toMatchObject({ language: 'fr' });
  });
});
