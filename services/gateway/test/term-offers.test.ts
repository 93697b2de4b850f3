import type { Note, NoteDetail, TermOffer, TranscriptUpdate, VocabularyTerm } from '@stitchbook/api-types';
import { MAX_CORRECTED_WORDS, MAX_VOCABULARY_TERMS } from '@stitchbook/contracts';
import { formOf, noteForm, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let ben: Person;
let count = 0;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  count += 1;
  [ada, ben] = [await gateway.join(`Ada${count}`), await gateway.join(`Ben${count}`)];
});
afterAll(() => gateway.close());

const sql = <T>(text: string, parameters: unknown[] = []) => gateway.database.dataSource.query<T[]>(text, parameters);
const SAOIRSE = { heard: 'Seer-sha', term: 'Saoirse' };

/** A note as a worker has heard it. */
async function hear(person: Person, transcript: string, substitutions: object[] = []): Promise<Note> {
  const form = formOf({ title: 'Heard', transcript }, { bytes: await readFixture('amiable.wav') });
  const note = (await person.ask('POST', '/api/notes', { form })).body as Note;
  await sql(
    'update recordings set transcript = $2, substitutions = $3 where id = (select recording_id from notes where id = $1)',
    [note.id, transcript, JSON.stringify(substitutions)],
  );
  return note;
}
const correct = async (person: Person, { id }: Note, transcript: string) => {
  const { status, body } = await person.ask('POST', `/api/notes/${id}/update-transcript`, { json: { transcript } });
  expect(status).toBe(200);
  return (body as TranscriptUpdate).offers.map(({ heard, term }) => ({ heard, term }));
};
const offersOf = async (person: Person) => (await person.get('/api/vocabulary/offers')).body as TermOffer[];
const wordsOf = async (person: Person) => (await person.get('/api/vocabulary')).body as VocabularyTerm[];
const answer = (person: Person, id: number, said: 'accept' | 'refuse') =>
  person.ask('POST', `/api/vocabulary/offers/${id}/${said}`);

/** Corrects the same word twice, in two notes. */
async function correctTwice(person: Person): Promise<TermOffer> {
  await correct(person, await hear(person, 'Then Seer-sha came home.'), 'Then Saoirse came home.');
  await correct(person, await hear(person, 'I met Seersha’s brother.'), 'I met Saoirse’s brother.');
  const [offer] = await offersOf(person);
  if (!offer) throw new Error('nothing was offered');
  return offer;
}

describe('a word that was corrected the same way twice', () => {
  it('is offered to who corrected it, once, where that was and among their words', async () => {
    expect(await correct(ada, await hear(ada, 'Then Seer-sha came home.'), 'Then Saoirse came home.')).toEqual([]);
    expect(await offersOf(ada)).toEqual([]);
    expect(await correct(ada, await hear(ada, 'So Neve and Seer-sha.'), 'So Niamh and Saoirse.')).toEqual([SAOIRSE]);
    expect(await offersOf(ada)).toEqual([{ id: expect.any(Number), ...SAOIRSE }]);
    expect(await correct(ada, await hear(ada, 'And Seer-sha again.'), 'And Saoirse again.')).toEqual([]);
    expect(await offersOf(ada)).toHaveLength(1);
    expect(await wordsOf(ada)).toEqual([]);
    expect(await offersOf(ben)).toEqual([]);
  });

  it('is offered after two pieces of one note as well, not for the same place twice, nor for two in one correction', async () => {
    const note = await hear(ada, 'Then Seer-sha came. And Seer-sha left.');
    expect(await correct(ada, note, 'Then Saoirse came. And Seer-sha left.')).toEqual([]);
    expect(await correct(ada, note, 'Then Seer-sha came. And Seer-sha left.')).toEqual([]);
    expect(await correct(ada, note, 'Then Saoirse came. And Seer-sha left.')).toEqual([]);
    expect(await correct(ada, note, 'Then Saoirse had come. And Seer-sha left.')).toEqual([]);
    expect(await correct(ada, note, 'Then Saoirse had come. And Saoirse left.')).toEqual([SAOIRSE]);

    const other = await hear(ben, 'Then Seer-sha came. And Seer-sha left.');
    expect(await correct(ben, other, 'Then Saoirse came. And Saoirse left.')).toEqual([]);
    expect(await correct(ben, other, 'Then Saoirse came. And Seer-sha left.')).toEqual([]);
    expect(await correct(ben, other, 'Then Saoirse came. And Saoirse left.')).toEqual([]);
  });

  it('is offered to who corrects it, also in a note that was shared with them, and to nobody else', async () => {
    const note = await hear(ada, 'Then Seer-sha came. And Seer-sha left.');
    await ada.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: ben.id, permission: 'edit' } });
    await correct(ada, note, 'Then Saoirse came. And Seer-sha left.');
    expect(await correct(ben, note, 'Then Saoirse came. And Saoirse left.')).toEqual([]);
    expect(await correct(ben, await hear(ben, 'And Seer-sha.'), 'And Saoirse.')).toEqual([SAOIRSE]);
    expect(await offersOf(ada)).toEqual([]);
  });

  it('is no word that was put in by itself and taken out again, and none that was typed', async () => {
    for (const after of ['To Norlan we go.', 'Now to Norlan we go.']) {
      const put = { term: 'Norland', heard: 'Norlan', at: after.indexOf('Norlan') };
      expect(await correct(ada, await hear(ada, after.replace('Norlan', 'Norland'), [put]), after)).toEqual([]);
      const form = noteForm('Typed', `${after} Seer-sha.`);
      const typed = (await ada.ask('POST', '/api/notes', { form })).body as Note;
      expect(await correct(ada, typed, `${after} Saoirse.`)).toEqual([]);
    }
    expect(await sql('select heard from corrected_words where owner_id = $1', [ada.id])).toEqual([]);
  });

  it('is one of their words when they accept, also when they say so twice, and is put in for what was heard', async () => {
    const { id } = await correctTwice(ada);
    const accepted = await answer(ada, id, 'accept');
    const term = { id: expect.any(Number), term: 'Saoirse', heard: ['Seersha'], createdAt: expect.any(String) };
    expect(accepted).toMatchObject({ status: 200, body: term });
    expect(await answer(ada, id, 'accept')).toMatchObject({ status: 200, body: term });
    expect(await wordsOf(ada)).toEqual([term]);
    expect(await offersOf(ada)).toEqual([]);
    expect(await answer(ada, id, 'refuse')).toMatchObject({ status: 404, body: { code: 'offer.missing' } });

    await correct(ada, await hear(ada, 'Then Sorsha came.'), 'Then Saoirse came.');
    expect(await correct(ada, await hear(ada, 'So Sorsha came.'), 'So Saoirse came.')).toHaveLength(1);
    await answer(ada, (await offersOf(ada))[0]?.id ?? 0, 'accept');
    expect(await wordsOf(ada)).toMatchObject([{ term: 'Saoirse', heard: ['Seersha', 'Sorsha'] }]);
  });

  it('is never offered again once it was refused', async () => {
    const { id } = await correctTwice(ada);
    expect(await answer(ada, id, 'refuse')).toMatchObject({ status: 200, body: { success: true } });
    expect(await answer(ada, id, 'refuse')).toMatchObject({ status: 200 });
    for (const before of ['And Seer-sha again.', 'Where is Seer-sha?', 'So Seer-sha left.'])
      expect(await correct(ada, await hear(ada, before), before.replace('Seer-sha', 'Saoirse'))).toEqual([]);
    expect(await offersOf(ada)).toEqual([]);
    expect(await wordsOf(ada)).toEqual([]);
  });

  it('is none that is among their words already', async () => {
    await ada.ask('POST', '/api/vocabulary', { json: { term: 'Norland' } });
    for (const before of ['To Norlan we go.', 'We saw Norlan then.'])
      expect(await correct(ada, await hear(ada, before), before.replace('Norlan', 'Norland'))).toEqual([]);
  });

  it('is nobody else’s to see or answer, and that of nobody who is not signed in', async () => {
    const { id } = await correctTwice(ada);
    const visitor = gateway.visitor();
    for (const said of ['accept', 'refuse'] as const) {
      expect(await answer(ben, id, said)).toMatchObject({ status: 404, body: { code: 'offer.missing' } });
      expect(await answer(visitor, id, said)).toMatchObject({ status: 401 });
      expect(await answer(ada, 0, said)).toMatchObject({ status: 400 });
      expect(await ada.ask('POST', `/api/vocabulary/offers/one/${said}`)).toMatchObject({ status: 400 });
    }
    expect(await visitor.get('/api/vocabulary/offers')).toMatchObject({ status: 401 });
    expect(await wordsOf(ben)).toEqual([]);
  });

  it('stays offered where there is no room for it', async () => {
    const { id } = await correctTwice(ada);
    const fill = `insert into vocabulary_terms (owner_id, term) select $1, 'Word ' || n from generate_series(1, $2) n`;
    await sql(fill, [ada.id, MAX_VOCABULARY_TERMS]);
    expect(await answer(ada, id, 'accept')).toMatchObject({
      status: 409,
      body: { code: 'word.too-many', message: 'You can have at most 500 words. Please remove one first.' },
    });
    expect(await offersOf(ada)).toHaveLength(1);
  });

  it('goes with the account', async () => {
    await correctTwice(ada);
    const { email } = (await ada.get('/api/account')).body as { email: string | null };
    await ada.ask('DELETE', '/api/account', { json: { confirm: email ?? String(ada.id) } });
    expect(await sql('select 1 from corrected_words where owner_id = $1', [ada.id])).toEqual([]);
  });
});

describe('what people have corrected', () => {
  it('is kept as far as it is the latest, and answers longest', async () => {
    const { id } = await correctTwice(ada);
    await answer(ada, id, 'refuse');
    await sql(`update corrected_words set changed_at = now() - interval '1 year' where owner_id = $1`, [ada.id]);
    await sql(
      `insert into corrected_words (owner_id, heard, heard_letters, written, changed_at)
       select $1, 'Word' || n, 'word' || n, 'Ward' || n, now() - n * interval '1 second' from generate_series(1, $2) n`,
      [ada.id, MAX_CORRECTED_WORDS],
    );
    await correct(ada, await hear(ada, 'So Neve came.'), 'So Niamh came.');
    const kept = await sql<{ written: string; state: string }>(
      'select written, state from corrected_words where owner_id = $1 order by changed_at desc',
      [ada.id],
    );
    expect(kept).toHaveLength(MAX_CORRECTED_WORDS);
    expect(kept).toEqual(expect.arrayContaining([expect.objectContaining({ written: 'Niamh', state: 'once' })]));
    expect(kept).toEqual(expect.arrayContaining([{ written: 'Saoirse', state: 'refused' }]));
    expect(kept).not.toEqual(expect.arrayContaining([expect.objectContaining({ written: 'Ward500' })]));
  });

  it('fails no correction when it cannot be kept', async () => {
    const note = await hear(ada, 'Then Seer-sha came home.');
    await sql('alter table corrected_words rename to corrected_words_gone');
    try {
      expect(await correct(ada, note, 'Then Saoirse came home.')).toEqual([]);
    } finally {
      await sql('alter table corrected_words_gone rename to corrected_words');
    }
    const { transcript } = (await ada.get(`/api/notes/${note.id}`)).body as NoteDetail;
    expect(transcript).toBe('Then Saoirse came home.');
  });
});
