import type { SpeechResult } from '@stitchbook/speech';
import { toPersonalTranscript } from '../src/personal-transcript.ts';

const HEARD: SpeechResult = {
  text: 'We met Mary Anne Dash Wood in the old hall.',
  segments: [{ startSeconds: 0, endSeconds: 4, text: 'We met Mary Anne Dash Wood in the old hall.' }],
  wordConfidences: [100, 90, 100, 100, 50, 0, 100, 100, 20, 100],
  notUnderstood: [],
  language: 'en',
  durationSeconds: 4,
  speechSeconds: 4,
  peaks: new Uint8Array(1),
  wordlessReason: null,
};
const personal = (terms: string[], heard = HEARD) =>
  toPersonalTranscript(
    heard,
    terms.map((term) => ({ term, heard: [] })),
    new AbortController().signal,
  );

describe('how sure each word is where a person\u2019s own words are put in', () => {
  it('stays with the words that were heard, and a word put in is sure', async () => {
    const { text, substitutions, wordConfidences } = await personal(['Dashwood']);
    expect(substitutions).toHaveLength(1);
    expect(text).toBe('We met Mary Anne Dashwood in the old hall.');
    expect(wordConfidences).toEqual([100, 90, 100, 100, 100, 100, 100, 20, 100]);
  });

  it('is as it was where none is put in, and not known where it was not', async () => {
    expect((await personal([])).wordConfidences).toEqual(HEARD.wordConfidences);
    expect((await personal(['Dashwood'], { ...HEARD, wordConfidences: null })).wordConfidences).toBeNull();
  });
});
