import type { Answer as AskAnswer, Note } from '@stitchbook/api-types';
import { EMBEDDING_MODEL_DIR } from '@stitchbook/testing';
import { noteForm } from './support/forms.ts';
import { makeOlder } from './support/make-older.ts';
import { VectorMaker } from './support/make-vectors.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let vectors: VectorMaker;
let ada: Person;
let bob: Person;
let doctor: Note;

const save = async (title: string, words: string) =>
  (await ada.ask('POST', '/api/notes', { form: noteForm(title, words) })).body as Note;

beforeAll(async () => {
  gateway = await startGateway({ EMBEDDING_MODEL_DIR });
  vectors = await VectorMaker.start(gateway);
  [ada, bob] = [await gateway.join('Ada'), await gateway.join('Bob')];
  doctor = await save(
    'Knee',
    'I saw Doctor Patel about my knee today. She said it is a torn meniscus and that I should not run for six weeks.',
  );
  await save('Shopping', 'Milk, bread and the good olive oil. Batteries for the smoke alarm.');
  await save('Boat', 'We sold the sailing boat to a family from Lisbon for four thousand euros.');
  await vectors.makeAll();
});
afterAll(async () => {
  await vectors.close();
  await gateway.close();
});

const ask = (question: unknown, person = ada, more = {}) =>
  person.ask('POST', '/api/ask', { json: { question, ...more } });
const answerTo = async (question: string, person = ada, more = {}) =>
  (await ask(question, person, more)).body as AskAnswer;

describe('asking notes', () => {
  it('should require authentication', async () => {
    expect(await ask('What did the doctor say?', gateway.visitor())).toMatchObject({ status: 401 });
  });

  it('answers with the sentence, word for word, and where it stands', async () => {
    const { answered, quotes, period, tags } = await answerTo('What did the doctor say about my knee?');
    expect(answered).toBe(true);
    expect(quotes[0]).toEqual({
      noteId: doctor.id,
      noteTitle: 'Knee',
      createdAt: doctor.createdAt,
      text: 'She said it is a torn meniscus and that I should not run for six weeks.',
      audioUrl: null,
      duration: 0,
      atSeconds: null,
    });
    expect(quotes.length).toBeLessThanOrEqual(3);
    expect([period, tags]).toEqual([null, []]);
  });

  it('says that nothing answers what no note does', async () => {
    expect(await answerTo('Which planets have rings?')).toMatchObject({ answered: false, quotes: [] });
  });

  it('shows what comes closest where nothing is likely to answer, and says so', async () => {
    const { answered, quotes } = await answerTo('Which doctor operated on my brother?');
    expect([answered, quotes[0]?.noteId]).toEqual([false, doctor.id]);
  });

  it('quotes three sentences at most, however many come close, whether of one note or of several', async () => {
    const visits = ['Hip', 'Elbow', 'Shoulder'].map((part) => `The doctor looked at my ${part.toLowerCase()} again.`);
    await save('Visits', [...visits, 'The doctor said that my ankle is fine.', 'The doctor is on leave.'].join(' '));
    for (const visit of visits) await save('Visit', visit);
    await vectors.makeAll();
    expect((await answerTo('What did the doctor say about my joints?')).quotes).toHaveLength(3);
  });

  it('answers with a sentence that has every word of the question, whatever else its note is about', async () => {
    await save(
      'Errands',
      'The gutter leaks. My teeth will be checked on Thursday at nine. Then the tyres and the bank.',
    );
    await vectors.makeAll();
    const { answered, quotes } = await answerTo('When will my teeth be checked?');
    expect([answered, quotes[0]?.text]).toEqual([true, 'My teeth will be checked on Thursday at nine.']);
  });

  it('looks only at the time that the question says, where who asks is', async () => {
    const now = await answerTo('What did the doctor say about my knee today?', ada, { timeZone: 'Europe/Berlin' });
    expect(now).toMatchObject({ answered: true, period: { said: 'today' } });
    const before = await answerTo('What did the doctor say about my knee in 2020?');
    expect(before).toMatchObject({
      answered: false,
      quotes: [],
      period: { said: 'in 2020', from: '2020-01-01T00:00:00.000Z', until: '2021-01-01T00:00:00.000Z' },
    });
  });

  describe('about what is to come', () => {
    let taxes: Note;
    beforeAll(async () => {
      taxes = await save('Taxes', 'The tax return is due next Friday. I have to send it to the tax office.');
      await vectors.makeAll();
      await makeOlder(gateway, taxes.id);
    });

    it.each([
      'When is the tax return due this week?',
      'What do I have to send to the tax office this week?',
      'Is the tax return due today?',
    ])('finds an earlier note that says it: %s', async (question) => {
      const { answered, quotes, period } = await answerTo(question);
      expect([answered, quotes[0]?.noteId, period]).toEqual([true, taxes.id, null]);
    });

    it('asks the notes of its time alone where these answer', async () => {
      const { answered, quotes, period } = await answerTo('What is wrong with my torn meniscus this week?');
      expect([answered, quotes[0]?.noteId, period?.said]).toEqual([true, doctor.id, 'this week']);
    });

    it('shows what comes closest of its time where no note answers, though all were asked', async () => {
      const mixed = await save(
        'Odds and ends',
        'The milk was sour, the tyres are flat. A doctor operated on my sister. The neighbours baked bread, the choir sang, and it rained on the boat for three hours.',
      );
      await vectors.makeAll();
      await makeOlder(gateway, mixed.id);
      const { answered, quotes, period } = await answerTo('Which doctor should operate on my sister today?');
      expect([answered, quotes.length, period]).toEqual([false, 3, null]);
      expect(quotes.map(({ noteId }) => noteId)).not.toContain(mixed.id);
      expect(await answerTo('Which planets have rings today?')).toMatchObject({ quotes: [], period: null });
    });

    it('keeps to its tags', async () => {
      const { quotes } = await answerTo('When is the tax return due this week? #health');
      expect(quotes.map(({ noteId }) => noteId)).not.toContain(taxes.id);
    });

    it.each([
      'When was the tax return sent this week?',
      'What did I send to the tax office today?',
      'The tax office, in notes from today',
    ])('is not what asks of what was said then: %s', async (question) => {
      const { quotes, period } = await answerTo(question);
      expect(quotes.map(({ noteId }) => noteId)).not.toContain(taxes.id);
      expect(period).not.toBeNull();
    });
  });

  it('looks only at notes with the tags that the question names', async () => {
    await ada.ask('POST', `/api/notes/${doctor.id}/update-tags`, { json: { tags: ['health'] } });
    expect(await answerTo('What did the doctor say? #Health')).toMatchObject({
      tags: ['health'],
      quotes: [{ noteId: doctor.id }, { noteId: doctor.id }],
    });
    expect(await answerTo('What did the doctor say? #money')).toMatchObject({ tags: ['money'], quotes: [] });
  });

  it('answers from nothing that one may not see, ended shares included', async () => {
    const question = 'What did the doctor say about my knee?';
    expect(await answerTo(question, bob)).toMatchObject({ answered: false, quotes: [] });
    await ada.ask('POST', `/api/notes/${doctor.id}/share`, { json: { sharedWithUserId: bob.id, permission: 'view' } });
    expect(await answerTo(question, bob)).toMatchObject({ answered: true, quotes: [{ noteId: doctor.id }, {}] });
    await ada.ask('DELETE', `/api/notes/${doctor.id}/shares/${bob.id}`);
    expect(await answerTo(question, bob)).toMatchObject({ answered: false, quotes: [] });
  });

  it.each([
    [{}, 'Please ask a question.'],
    [{ question: ' ' }, 'Please ask a question.'],
    [{ question: 7 }, 'Please ask a question.'],
    [{ question: 'a\0b' }, 'Please ask a question.'],
    [{ question: 'x'.repeat(501) }, 'A question can have at most 500 characters.'],
    [{ question: 'Why?', timeZone: 'Mars/North' }, expect.any(String)],
  ])('refuses %j', async (json, message) => {
    expect(await ada.ask('POST', '/api/ask', { json })).toMatchObject({ status: 400, body: { message } });
  });

  it.each(['???', 'today', '#health', '💤', 'in March 1999 #a #b'])('answers %j', async (question) => {
    expect(await ask(question)).toMatchObject({ status: 200 });
  });
});
