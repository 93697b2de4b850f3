import { LanguageError } from '@stitchbook/text';
import {
  fails,
  FakeLanguageModel,
  hangs,
  isNoJson,
  says,
  stallsHalfWay,
  talksForTenMegabytes,
} from './support/fake-language-model.ts';
import { IMPATIENT, startModelEngine } from './support/model-engine.ts';

const note = { transcript: 'I feel so happy about the new garden.', vocabulary: [] };
const creation = {
  type: 'narrative' as const,
  transcript: note.transcript,
  title: 'Garden',
  recordedAt: new Date('2026-05-01'),
};
const good = says('{"sentiment": "positive", "themes": ["garden"]}');

describe('a language model that misbehaves', () => {
  let fake: FakeLanguageModel;
  beforeAll(async () => {
    fake = await FakeLanguageModel.start();
  });
  afterAll(() => fake.stop());

  const failureOf = async (work: Promise<unknown>): Promise<LanguageError> => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(LanguageError);
    return error as LanguageError;
  };

  it('is asked again after the pause that a busy provider asks for', async () => {
    fake.replyWith(fails(429, { 'retry-after': '1' }), good);
    const started = Date.now();
    await expect(startModelEngine(fake.baseUrl).understand(note)).resolves.toMatchObject({
      sentiment: 'positive',
      themes: ['garden'],
    });
    expect(Date.now() - started).toBeGreaterThanOrEqual(990);
  });

  it.each([
    ['120', 120_000],
    ['999999999999', 3_600_000],
    ['1'.repeat(400), 3_600_000],
    ['Sat, 31 Jan 2099 10:00:00 GMT', 3_600_000],
  ])(
    'is left to the queue, for an hour at most, when the provider asks for a pause of %s',
    async (pause, retryAfterMs) => {
      fake.replyWith(fails(429, { 'retry-after': pause }));
      const error = await failureOf(startModelEngine(fake.baseUrl).understand(note));
      expect(error).toMatchObject({ code: 'language.busy', permanent: false, retryAfterMs });
      expect(fake.questions).toHaveLength(1);
    },
  );

  it('is asked again when it broke down, and given up in passing when it stays broken', async () => {
    fake.replyWith(fails(500), good);
    await expect(startModelEngine(fake.baseUrl).understand(note)).resolves.toMatchObject({ sentiment: 'positive' });
    fake.replyWith(fails(503));
    const error = await failureOf(startModelEngine(fake.baseUrl, { LANGUAGE_RETRIES: '1' }).understand(note));
    expect(error).toMatchObject({ code: 'language.unavailable', permanent: false });
    expect(fake.questions).toHaveLength(2);
  });

  it.each([
    ['never answers', hangs],
    ['stops in the middle of its answer', stallsHalfWay],
  ])('is given up in time when it %s', async (_, reply) => {
    fake.replyWith(reply);
    const started = Date.now();
    const error = await failureOf(
      startModelEngine(fake.baseUrl, { ...IMPATIENT, LANGUAGE_RETRIES: '0' }).understand(note),
    );
    expect(error).toMatchObject({ code: 'language.timed-out', permanent: false });
    // The limit that was set, not the one by default.
    expect(Date.now() - started).toBeLessThan(15_000);
  });

  it.each([
    ['an answer that is no JSON', isNoJson],
    ['an answer of ten megabytes', talksForTenMegabytes],
    ['words instead of an object', says('Sure! The speaker seems happy.')],
    ['an object of another form', says('{"mood": "great"}')],
    ['values that are not allowed', says('{"sentiment": "ecstatic", "themes": "garden"}')],
  ])('gives way to the built-in engine after two times %s', async (_, reply) => {
    fake.replyWith(reply);
    const understood = await startModelEngine(fake.baseUrl).understand(note);
    expect(understood).toMatchObject({ sentiment: 'positive', themes: ['garden'] });
    expect(fake.questions).toHaveLength(2);
  });

  it('gets its invalid answer back once, with what is wrong', async () => {
    fake.replyWith(says('{"sentiment": "ecstatic", "themes": []}'), good);
    await expect(startModelEngine(fake.baseUrl).understand(note)).resolves.toMatchObject({ sentiment: 'positive' });
    const [, , answer, problem] = fake.questions[1]?.messages ?? [];
    expect(answer).toMatchObject({ role: 'assistant', content: expect.stringContaining('ecstatic') });
    expect(problem?.content).toContain('sentiment must be one of');
  });

  it.each([
    [401, {}, 'language.unauthorised'],
    [404, {}, 'language.not-found'],
    [429, { code: 'insufficient_quota' }, 'language.refused'],
    [400, { code: 'context_length_exceeded' }, 'language.too-long'],
    [400, {}, 'language.refused'],
  ])('fails for good, without another try, on a %i %o', async (status, error, code) => {
    fake.replyWith(fails(status, {}, error));
    expect(await failureOf(startModelEngine(fake.baseUrl).create(creation))).toMatchObject({ code, permanent: true });
    expect(fake.questions).toHaveLength(1);
  });

  it('fails for good when the model refuses the note, and in passing when it says nothing', async () => {
    fake.replyWith(says('', 'content_filter'));
    expect(await failureOf(startModelEngine(fake.baseUrl).create(creation))).toMatchObject({
      code: 'language.refused',
      permanent: true,
    });
    fake.replyWith(says(' \u0000 '));
    expect(await failureOf(startModelEngine(fake.baseUrl).create(creation))).toMatchObject({
      code: 'language.malformed',
      permanent: false,
    });
  });

  it('never shows a person what the provider said', async () => {
    fake.replyWith(fails(400));
    const error = await failureOf(startModelEngine(fake.baseUrl).create(creation));
    expect(error.message).not.toContain('secret words');
    expect(String(error.cause)).toContain('secret words');
  });

  it('cannot be reached: passing', async () => {
    const error = await failureOf(
      startModelEngine('http://127.0.0.1:9/v1', { LANGUAGE_RETRIES: '0' }).understand(note),
    );
    expect(error).toMatchObject({ code: 'language.unavailable', permanent: false });
  });

  it('is left alone as soon as the work is cancelled', async () => {
    fake.replyWith(hangs);
    const cancelling = new AbortController();
    setTimeout(() => cancelling.abort(new Error('cancelled')), 50);
    await expect(startModelEngine(fake.baseUrl).understand(note, { signal: cancelling.signal })).rejects.toThrow(
      'cancelled',
    );
  });
});
