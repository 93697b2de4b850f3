import { FakeLanguageModel, says } from './support/fake-language-model.ts';
import { startModelEngine } from './support/model-engine.ts';

const note = {
  type: 'podcast_script' as const,
  transcript: 'Am Freitag haben wir Ana in Porto getroffen. Wir haben über das Boot gesprochen.',
  title: 'Porto',
  recordedAt: new Date('2026-05-01T10:00:00Z'),
};
const ASKED = 'Was war am Freitag?';
const ANSWERED = 'Am Freitag haben wir Ana in Porto getroffen.';
const SCRIPT = `# Porto\n\n**Host:** ${ASKED}\n\n**Guest:** ${ANSWERED}`;

describe('a podcast script by a language model', () => {
  let fake: FakeLanguageModel;
  beforeAll(async () => {
    fake = await FakeLanguageModel.start();
  });
  afterAll(() => fake.stop());

  const write = (answer: string) => {
    fake.replyWith(says(answer));
    return startModelEngine(fake.baseUrl).create(note);
  };

  it('is asked for with a host and a guest, labelled alike in every language', async () => {
    const made = await write(SCRIPT);
    expect(made.engine).toBe('tiny/podcast-script-2');
    const asked = fake.questions[0]?.messages[0]?.content ?? '';
    expect(asked).toMatch(/"\*\*Host:\*\*" or "\*\*Guest:\*\*".*whatever the language of the note/u);
    expect(asked).not.toContain('one voice');
  });

  it.each([
    ['**Host:**', '\n\n**Guest:**'],
    ['**Host:**', '\n**Guest:**'],
    ['**Host:**', ' **Guest:**'],
    ['- **Host:**', '\n- **Guest:**'],
    ['> **Host**:', '\n\n> **Guest**:'],
    ['Host:', '\nGuest:'],
    ['_HOST:_', '\n\n_GUEST:_'],
    ['**Host：**', '\n\n**Guest：**'],
  ])('in which %j asks and %j answers has each in a paragraph, and cites the answer', async (host, guest) => {
    const { content, citations } = await write(`# Porto\n\n${host} ${ASKED}${guest} ${ANSWERED}`);
    expect(content).toBe(SCRIPT);
    expect(citations).toContainEqual({ line: 4, note: 0, at: 0, length: ANSWERED.length - 1 });
  });

  it.each([
    'Am Freitag haben wir Ana in Porto getroffen.',
    '**Host: Willkommen.**',
    'Unser Host: Ana. Der Guest: ich.',
  ])('without a label before %j stays as it came', async (answer) => {
    expect((await write(`# Porto\n\n${answer}`)).content).toBe(`# Porto\n\n${answer}`);
  });

  it('has its labels set in a script alone', async () => {
    fake.replyWith(says('Host: Ana.'));
    expect((await startModelEngine(fake.baseUrl).create({ ...note, type: 'summary' })).content).toBe('Host: Ana.');
  });
});
