import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, MeaningProgress, Note } from '@stitchbook/api-types';
import { type RunningService, startService } from '@stitchbook/testing';
import { EmbeddingService } from './support/embedding-service.ts';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { buildServices } from './support/start-gateway-process.ts';

describe('with a service that makes the vectors', () => {
  let service: EmbeddingService;
  let gateway: TestGateway;
  let worker: RunningService;
  let ada: Person;
  let dentist: Note;

  const save = async (title: string, words: string) =>
    (await ada.ask('POST', '/api/notes', { form: noteForm(title, words) })).body as Note;
  const find = (q: string, by: string) => ada.get(`/api/notes?q=${encodeURIComponent(q)}&by=${by}`);
  const ask = (question: string) => ada.ask('POST', '/api/ask', { json: { question } });

  /** The worker reads them by itself. */
  const allRead = () => progressWhere(({ ready, notes }) => ready === notes);
  async function progressWhere(
    isSo: (progress: MeaningProgress) => boolean,
    meanwhile: () => Promise<unknown> = async () => undefined,
  ): Promise<MeaningProgress> {
    for (const deadline = Date.now() + 120_000; Date.now() < deadline; await wait(50)) {
      const progress = (await ada.get('/api/notes/meaning')).body as MeaningProgress;
      if (isSo(progress)) return progress;
      await meanwhile();
    }
    throw new Error(`The notes were never read: ${worker.log()}`);
  }
  /** A note on which the service failed is tried again when its claim has run out, by a worker that a new note wakes. */
  async function tryAgain(): Promise<void> {
    await gateway.database.dataSource.query(
      'update note_vectors set claimed_until = now() where claimed_until is not null',
    );
    await save('Another', 'The tomatoes are ripe.');
    await wait(200);
  }

  beforeAll(async () => {
    buildServices('enrichment');
    service = await EmbeddingService.start();
    gateway = await startGateway(service.environment);
    worker = startService('enrichment', gateway.stores);
    ada = await gateway.join('Ada');
    dentist = await save('Monday', 'I slept badly. My teeth will be checked on Thursday at nine. Bring the card.');
    await save('Sold', 'We gave the boat to a family from Lisbon.');
    await allRead();
  }, 240_000);
  afterEach(() => Object.assign(service, { isFailing: false, refusedWord: null }));
  afterAll(async () => {
    await worker.stop();
    await gateway.close();
    await service.close();
  });

  it('the worker reads notes, and what is looked for and asked is found', async () => {
    expect(await allRead()).toEqual({ notes: 2, ready: 2, wordsOnly: 0 });
    expect(service.models).toEqual(new Set(['test-embed']));
    const text = 'My teeth will be checked on Thursday at nine.';
    expect((await find('an appointment', 'meaning')).body).toMatchObject([{ id: dentist.id, closest: { text } }]);
    expect((await find('an appointment', 'both')).body).toMatchObject([{ id: dentist.id, closest: { text } }]);
    expect((await find('vegetables', 'meaning')).body).toEqual([]);
    const { answered, quotes } = (await ask('When is the appointment?')).body as Answer;
    expect([answered, quotes[0]]).toMatchObject([true, { noteId: dentist.id, text }]);
    const again = await save('Again', 'The dentist was kind.');
    await allRead();
    expect((await ada.get(`/api/notes/${again.id}/related`)).body).toMatchObject([{ id: dentist.id }]);
  }, 300_000);

  it('that fails, a sentence says so, words are found as before, and the notes are read when it is back', async () => {
    await allRead();
    service.isFailing = true;
    const late = await save('Late', 'The greenhouse is full.');
    for (const refused of [await find('teeth', 'meaning'), await ask('When is the appointment?')]) {
      expect(refused).toMatchObject({
        status: 503,
        body: {
          code: 'search.meaning-failed',
          message:
            'Notes could not be found by what they mean just now. Please try again; their words are found as before.',
        },
      });
      expect(JSON.stringify(refused.body)).not.toContain('secret');
    }
    expect(await find('teeth', 'both')).toMatchObject({ status: 200, body: [{ id: dentist.id }] });
    service.isFailing = false;
    await save('Later', 'Nothing else.');
    await allRead();
    expect((await find('vegetables', 'meaning')).body).toMatchObject([{ id: late.id }]);
  }, 300_000);

  it('that refuses a note keeps nobody waiting: the others are read, it is left to its words, and tried again with others', async () => {
    await allRead();
    service.refusedWord = 'unbearable';
    const early = await save('Early', 'The ship was late.');
    const long = await save('Long', 'An unbearable flood of words about the ship.');
    await progressWhere(({ ready, notes }) => ready === notes - 1);
    expect((await find('the ship', 'meaning')).body).toContainEqual(expect.objectContaining({ id: early.id }));
    await progressWhere(({ wordsOnly }) => wordsOnly === 1, tryAgain);
    expect(await allRead()).toMatchObject({ wordsOnly: 1 });
    expect((await find('the ship', 'meaning')).body).not.toContainEqual(expect.objectContaining({ id: long.id }));
    expect((await find('unbearable', 'words')).body).toMatchObject([{ id: long.id }]);
    await ada.ask('POST', `/api/notes/${long.id}/update-transcript`, { json: { transcript: 'Few words: a ship.' } });
    expect((await ada.get('/api/notes/meaning')).body).toMatchObject({ wordsOnly: 0 });
    // In which there is nothing to read.
    await gateway.database.dataSource.query(
      `insert into notes (owner_id, title, transcript) values ($1, 'Silence', E' \n')`,
      [ada.id],
    );
    await save('Once more', 'Nothing.');
    expect(await allRead()).toMatchObject({ wordsOnly: 0 });
    expect((await find('the ship', 'meaning')).body).toContainEqual(expect.objectContaining({ id: long.id }));
  }, 300_000);
});

describe('without a model', () => {
  let bare: TestGateway;
  beforeAll(async () => {
    bare = await startGateway();
  });
  afterAll(() => bare.close());

  it('says so, and finds notes by their words all the same', async () => {
    const eve = await bare.join('Eve');
    await eve.ask('POST', '/api/notes', { form: noteForm('Monday', 'My teeth will be checked.') });
    expect(await eve.get('/api/notes?q=teeth&by=meaning')).toMatchObject({
      status: 503,
      body: { code: 'search.no-meaning' },
    });
    for (const by of ['words', 'both'])
      expect([by, await eve.get(`/api/notes?q=teeth&by=${by}`)]).toMatchObject([
        by,
        { status: 200, body: [{ title: 'Monday' }] },
      ]);
  });
});
