import { readTranscription } from '../src/openai/read-transcription.ts';
import { answerJson, startFakeSpeechService } from './support/fake-speech-service.ts';
import { fixtureAudio } from './support/fixtures.ts';
import { closeStartedEngines, startEngine } from './support/start-engine.ts';

/** The first ten seconds of the sound are the tenth to the twentieth of the recording, the next five its minute's last. */
const PARTS = [
  { offsetSeconds: 0, startSeconds: 10, durationSeconds: 10 },
  { offsetSeconds: 10.5, startSeconds: 55, durationSeconds: 5 },
];

/** Each word is a second long. */
function wordsFrom(words: readonly string[], start = 0): { word: string; start: number; end: number }[] {
  return words.map((word, at) => ({ word, start: start + at, end: start + at + 1 }));
}

const read = (text: string, told: object) => readTranscription({ text, ...told }, PARTS).segments;

describe('the times of words that a speech service gives', () => {
  it('cut its words after each sentence, at their moments in the recording', () => {
    const words = [...wordsFrom(['He', 'might', 'himself', 'No'], 1), ...wordsFrom(['She', 'might', 'not'], 11.5)];
    expect(
      read('He might, himself. No! She might not.', { words, segments: [{ start: 0, end: 20, text: 'x' }] }),
    ).toEqual([
      { startSeconds: 11, endSeconds: 14, text: 'He might, himself.' },
      { startSeconds: 14, endSeconds: 15, text: 'No!' },
      { startSeconds: 56, endSeconds: 59, text: 'She might not.' },
    ]);
  });

  it('cut them at a pause, and not after a title', () => {
    const words = [
      ...wordsFrom(['Mr.', 'John', 'Dashwood'].map((word) => ` ${word}`)),
      ...wordsFrom([' had', ' then'], 4),
    ];
    expect(read('Mr. John Dashwood had then', { segments: [{ start: 0, end: 9, text: 'x', words }] })).toEqual([
      { startSeconds: 10, endSeconds: 13, text: 'Mr. John Dashwood' },
      { startSeconds: 14, endSeconds: 16, text: 'had then' },
    ]);
  });

  it('may be those of parts of words, of several at once, or of signs that are not parted', () => {
    const parts = [
      { word: '今日は', start: 0, end: 2 },
      { word: '晴れ', start: 2, end: 3 },
      { word: '明日', start: 3, end: 5 },
      { word: 'は雨', start: 5, end: 6 },
    ];
    expect(read('今日は晴れ。明日は雨。', { words: parts })).toEqual([
      { startSeconds: 10, endSeconds: 13, text: '今日は晴れ。' },
      { startSeconds: 13, endSeconds: 16, text: '明日は雨。' },
    ]);
    const together = [{ word: 'He might', start: 1, end: 2 }, ...wordsFrom(['him', 'self'], 2)];
    expect(read('“He might” — himself', { words: together })).toEqual([
      { startSeconds: 11, endSeconds: 14, text: '“He might” — himself' },
    ]);
  });

  it('leave the marks after a sentence where they are', () => {
    const words = [
      { word: 'だめだ', start: 0, end: 2 },
      { word: 'と言った', start: 2, end: 4 },
    ];
    expect(read('「だめだ！？」と言った。', { words }).map(({ text }) => text)).toEqual([
      '「だめだ！？」',
      'と言った。',
    ]);
    const spaced = [...wordsFrom(['He', 'might']), ...wordsFrom(['She'], 2)];
    expect(read('He might. … She.', { words: spaced }).map(({ text }) => text)).toEqual(['He might. …', 'She.']);
  });

  it('never go back, nor beyond the recording', () => {
    const words = [
      { word: 'One', start: 4, end: 2 },
      { word: 'two', start: 1, end: 9 },
      { word: 'Three', start: 3, end: 900 },
    ];
    const segments = read('One two. Three.', { words });
    const times = segments.flatMap(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBe(60);
  });

  it.each([
    ['are of other words', wordsFrom(['She', 'might'])],
    ['are left out for one of them', [{ word: 'He', start: 0, end: 1 }, { word: 'might' }]],
    ['are no numbers', [{ word: 'He', start: '0', end: null }]],
    ['are no words', ['He', null, 3]],
    ['are none', []],
  ])('are passed over where they %s', (_case, words) => {
    const segments = [{ start: 1, end: 2, text: 'He might.' }];
    expect(read('He might.', { words, segments })).toEqual([{ startSeconds: 11, endSeconds: 12, text: 'He might.' }]);
  });

  it('are read in time that grows with the text', () => {
    const count = 100_000;
    const words = Array.from({ length: count }, (_, at) => ({ word: 'so', start: at / 1_000, end: at / 1_000 }));
    for (const text of ['so ', 'so. So ']) {
      const told = text === 'so ' ? words : [...words, ...words];
      expect(read(text.repeat(count).trim(), { words: told }).length).toBeGreaterThan(0);
    }
  }, 60_000);
});

describe('a speech service that is asked for the times of words', () => {
  afterEach(closeStartedEngines);

  it.each<[string, number, RegExp[], string[][]]>([
    ['gives them', 200, [], [['word', 'segment']]],
    ['knows segments alone', 400, [/word/], [['word', 'segment'], ['segment']]],
    ['knows no granularities', 422, [/word/, /segment/], [['word', 'segment'], ['segment'], []]],
  ])(
    'and %s is asked once for what it refuses',
    async (_case, status, refused, asked) => {
      const granularitiesIn = (body: string) =>
        [...body.matchAll(/name="timestamp_granularities\[\]"\s+(\w+)/g)].map(([, granularity]) => String(granularity));
      const service = await startFakeSpeechService((response, requests) => {
        const granularities = granularitiesIn(requests.at(-1)?.body ?? '');
        const isRefused = granularities.some((granularity) => refused.some((pattern) => pattern.test(granularity)));
        const refusal = { error: { message: 'timestamp_granularities: not supported' } };
        answerJson(isRefused ? refusal : { text: 'He might.' }, { status: isRefused ? status : 200 })(
          response,
          requests,
        );
      });
      try {
        const { engine } = await startEngine({
          engine: 'openai',
          baseUrl: service.baseUrl,
          apiKey: 'a-key',
          model: 'x',
        });
        for (let time = 0; time < 2; time += 1)
          expect((await engine.transcribe(fixtureAudio('amiable.wav'))).text).toBe('He might.');
        const requests = service.requests.map(({ body }) => granularitiesIn(body));
        expect(requests).toEqual([...asked, asked.at(-1)]);
      } finally {
        await service.close();
      }
    },
    60_000,
  );
});
