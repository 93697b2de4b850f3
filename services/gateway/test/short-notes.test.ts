import type { CurrentUser, Job, Note } from '@stitchbook/api-types';
import { NOTE_CREATION_TYPES, isTooShortFor } from '@stitchbook/contracts';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const SHORT = 'What we said at the harbour.';
const LONG = 'What we said at the harbour. '.repeat(14);

/** Nothing works on the jobs: what was made of them shows in their input. */
async function typeMadeOf(gateway: TestGateway, person: Person, words: string, json: object) {
  const note = (await person.ask('POST', '/api/notes', { form: noteForm('The harbour', words) })).body as Note;
  const answer = await person.ask('POST', `/api/notes/${note.id}/generate`, {
    json,
    headers: { prefer: 'respond-async' },
  });
  if (answer.status !== 202) return answer;
  const [row] = await gateway.database.dataSource.query('select input from jobs where id = $1', [
    (answer.body as Job).id,
  ]);
  return row.input.type as string;
}

describe('without a language model', () => {
  let gateway: TestGateway;
  let ada: Person;
  beforeAll(async () => {
    gateway = await startGateway();
    ada = await gateway.join('Ada');
  });
  afterAll(() => gateway.close());

  it('the app is told so at its start', async () => {
    expect((await ada.get('/api/auth/user')).body).toMatchObject({
      hasLanguageModel: false,
    } satisfies Partial<CurrentUser>);
  });

  it.each(['narrative', 'story'])(
    'a short note becomes no %s, and the refusal says what it can become',
    async (type) => {
      expect(await typeMadeOf(gateway, ada, SHORT, { type })).toMatchObject({
        status: 400,
        body: { code: 'creation.note-too-short', message: expect.stringMatching(/80 words.*summary/) },
      });
    },
  );

  it('a short note becomes everything else, and a summary where no type is asked for', async () => {
    for (const type of NOTE_CREATION_TYPES.slice(2)) expect(await typeMadeOf(gateway, ada, SHORT, { type })).toBe(type);
    expect(await typeMadeOf(gateway, ada, SHORT, {})).toBe('summary');
  });

  it('a longer note becomes anything, and a narrative where no type is asked for', async () => {
    for (const type of NOTE_CREATION_TYPES) expect(await typeMadeOf(gateway, ada, LONG, { type })).toBe(type);
    expect(await typeMadeOf(gateway, ada, LONG, {})).toBe('narrative');
  });

  it('nothing is made of a note without words', async () => {
    expect(await typeMadeOf(gateway, ada, ' ... ', {})).toMatchObject({
      status: 400,
      body: { code: 'creation.no-words' },
    });
  });

  it('a type that there is not is refused', async () => {
    expect(await typeMadeOf(gateway, ada, LONG, { type: 'opera' })).toMatchObject({ status: 400 });
  });
});

describe('how long a note is', () => {
  it('is counted in words of every script, those without spaces too', () => {
    expect(isTooShortFor('story', "it's ".repeat(79))).toBe(true);
    expect(isTooShortFor('story', "it's ".repeat(80))).toBe(false);
    expect(isTooShortFor('story', '語'.repeat(150))).toBe(true);
    expect(isTooShortFor('story', '語'.repeat(170))).toBe(false);
    expect(isTooShortFor('story', '- '.repeat(100))).toBe(true);
    expect(isTooShortFor('summary', 'Tea.')).toBe(false);
  });
});

describe('with a language model', () => {
  it('a short note becomes anything', async () => {
    const gateway = await startGateway({ LANGUAGE_MODEL: 'configured' });
    try {
      const ada = await gateway.join('Ada');
      expect((await ada.get('/api/auth/user')).body).toMatchObject({ hasLanguageModel: true });
      for (const type of NOTE_CREATION_TYPES) expect(await typeMadeOf(gateway, ada, SHORT, { type })).toBe(type);
      expect(await typeMadeOf(gateway, ada, SHORT, {})).toBe('narrative');
    } finally {
      await gateway.close();
    }
  });
});
