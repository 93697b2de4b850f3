import { joinTranscriptions, readTranscription } from '../src/openai/read-transcription.ts';

const PARTS = [{ offsetSeconds: 0, startSeconds: 0, durationSeconds: 10 }];

describe('the answer of a speech service', () => {
  it.each<[string, object, number[] | null]>([
    [
      'words of segments',
      {
        segments: [
          {
            start: 0,
            end: 1,
            text: ' He  might.',
            words: [
              { word: ' He', probability: 0.5 },
              { word: ' might.', probability: 1 },
            ],
          },
          {
            start: 1,
            end: 2,
            text: ' Himself.',
            words: [
              { word: ' Him', probability: 0.9 },
              { word: 'self', probability: 0.254 },
              { word: '.', probability: 1 },
            ],
          },
        ],
      },
      [50, 100, 25],
    ],
    ['words', { words: ['He', 'might.', 'Himself.'].map((word) => ({ word, probability: 0.5 })) }, [50, 50, 50]],
    [
      'tokens',
      { logprobs: ['He', ' might. Him', 'self.'].map((token, at) => ({ token, logprob: -at })) },
      [100, 37, 14],
    ],
    ['other words', { words: [{ word: 'She', probability: 1 }] }, null],
    ['words without a number', { words: ['He', 'might.', 'Himself.'].map((word) => ({ word })) }, null],
    ['nothing', {}, null],
  ])('tells with %s how sure it is of each word', (_case, told, confidences) => {
    const { segments, wordConfidences } = readTranscription({ text: 'He might. Himself.', ...told }, PARTS);
    expect(segments.map(({ text }) => text).join(' ')).toBe('He might. Himself.');
    expect(wordConfidences).toEqual(confidences);
  });

  it('is not known for a recording when one batch does not tell', () => {
    const told = { segments: [], wordConfidences: [50], language: 'en' };
    expect(joinTranscriptions([told, told]).wordConfidences).toEqual([50, 50]);
    expect(
      joinTranscriptions([told, { segments: [], wordConfidences: null, language: null }]).wordConfidences,
    ).toBeNull();
  });
});
