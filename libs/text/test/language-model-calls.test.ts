import { FakeLanguageModel, type Reply, fails, says } from './support/fake-language-model.ts';
import { startModelEngine } from './support/model-engine.ts';

const note = { transcript: 'I feel so happy about the new garden.', vocabulary: [] };
const good = says('{"sentiment": "positive", "themes": ["garden"]}');
const LONG_TIMEOUT = { LANGUAGE_TIMEOUT_MS: '20000' };

/** A server that knows neither JSON schemas nor `max_tokens`, and says so of one at a time. */
const old: Reply = (response, question) => {
  if (question.response_format) return fails(400, {}, { message: 'json_schema is not supported' })(response, question);
  if (question.max_tokens) return fails(400, {}, { message: 'Use max_completion_tokens instead.' })(response, question);
  return good(response, question);
};

/** Answers only when so many have asked, so that all of them sent their first question without knowing of the others. */
function togetherFor(many: number, reply: Reply): Reply {
  const held: (() => void)[] = [];
  return (response, question) => {
    held.push(() => reply(response, question));
    if (held.length >= many) for (const answer of held.splice(0)) setImmediate(answer);
    if (!question.response_format || !question.max_tokens) for (const answer of held.splice(0)) setImmediate(answer);
  };
}

describe('the calls to a language model', () => {
  let fake: FakeLanguageModel;
  beforeAll(async () => {
    fake = await FakeLanguageModel.start();
  });
  afterAll(() => fake.stop());

  it('all succeed on a server that knows little, though it is found out by several of them at once', async () => {
    fake.replyWith(togetherFor(4, old));
    const engine = startModelEngine(fake.baseUrl, LONG_TIMEOUT);
    const answers = await Promise.all(Array.from({ length: 4 }, () => engine.understand(note)));
    for (const answer of answers) expect(answer).toMatchObject({ sentiment: 'positive', themes: ['garden'] });
    fake.replyWith(old);
    await engine.understand(note);
    expect(fake.questions).toHaveLength(1);
  });

  it('are six at most for one note, however the server fails', async () => {
    const lastly = fails(500, { 'retry-after': '0' });
    fake.replyWith(
      fails(400, {}, { message: 'json_schema is not supported' }),
      fails(400, {}, { message: 'Use max_completion_tokens instead.' }),
      lastly,
      says('no object'),
      lastly,
    );
    const engine = startModelEngine(fake.baseUrl, { ...LONG_TIMEOUT, LANGUAGE_RETRIES: '5' });
    await expect(engine.understand(note)).rejects.toMatchObject({ code: 'language.unavailable', permanent: false });
    expect(fake.questions).toHaveLength(6);
  });
});
