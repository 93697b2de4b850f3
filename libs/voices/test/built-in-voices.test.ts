import { jest } from '@jest/globals';
import decode from '@audio/decode-mp3';
import { FliteEngine } from '../src/flite/flite.engine.ts';
import { crossingsPerSecond, failureOf, hear, lines, toMp3 } from './support/listen.ts';

// Hundreds of digits are minutes of speech, and other tests may be at work.
jest.setTimeout(120_000);

const SENTENCE = 'On Monday I met Clara at the harbour, and we talked about the boat.';
const voices = new FliteEngine();
const code = (value: string) => expect.objectContaining({ code: value }) as unknown;

describe('the voices that come along', () => {
  it('say a sentence in about the time that a person takes, and loud enough to hear', async () => {
    const { seconds, loudness, sampleRateHz } = await hear(voices, lines(SENTENCE));
    expect(sampleRateHz).toBe(16_000);
    expect(seconds).toBeGreaterThan(3);
    expect(seconds).toBeLessThan(7);
    expect(loudness).toBeGreaterThan(0.02);
  });

  it('are two that differ', async () => {
    const [first, second] = [
      await hear(voices, [{ voice: 0, text: SENTENCE }]),
      await hear(voices, [{ voice: 1, text: SENTENCE }]),
    ];
    expect(crossingsPerSecond(first) / crossingsPerSecond(second)).not.toBeCloseTo(1, 1);
  });

  it('say how far they are, and stop where they are told to', async () => {
    const shares: number[] = [];
    await hear(voices, lines('One.', 'Two.', 'Three.'), { onProgress: (share) => shares.push(share) });
    expect(shares).toHaveLength(3);
    expect(shares.at(-1)).toBe(1);
    const stop = new AbortController();
    const reason = new Error('not wanted any more');
    const work = hear(voices, lines(...Array<string>(50).fill(SENTENCE)), {
      signal: stop.signal,
      onProgress: () => stop.abort(reason),
    });
    expect(await failureOf(work)).toBe(reason);
  });

  it('are encoded to an MP3 of a constant rate that is as long as the sound', async () => {
    const { mp3, seconds } = await toMp3(voices, lines(SENTENCE, SENTENCE));
    expect(mp3.length / 4_000).toBeCloseTo(seconds, 0);
    const { channelData, sampleRate } = await decode(mp3);
    expect(sampleRate).toBe(16_000);
    expect((channelData[0]?.length ?? 0) / sampleRate).toBeCloseTo(seconds, 0);
  });

  it.each([
    ['hundreds of digits', '9'.repeat(350)],
    ['a word without an end', 'x'.repeat(350)],
    ['emoji and other scripts', 'So happy 😀🎉 to see Łukasz and Привет in München for 20€ at 30°.'],
    ['what is no text', 'one\0two\u202E three \uD800 four'],
    ['a hundred marks of punctuation', `Well${'?!.,;'.repeat(20)} yes.`],
    ['orders to a shell or a file', '$(rm -rf /) ; cat /etc/passwd && -voice /x -o /y'],
  ])('survive %s', async (_, text) => {
    const { seconds, loudness } = await hear(voices, lines(text));
    expect(seconds).toBeGreaterThan(0.5);
    expect(loudness).toBeGreaterThan(0.005);
  });

  it.each([
    ['German', 'Heute war ich mit Anna am Hafen, und wir haben lange über das Boot gesprochen, das sie kaufen will.'],
    ['Russian', 'Сегодня мы встретились в порту.'],
    ['Japanese', '今日は港で会いました。'],
  ])('say honestly that they do not speak %s', async (_, text) => {
    expect(await failureOf(hear(voices, lines(text)))).toEqual(code('voice.other-language'));
  });

  it('say so where there is nothing to say', async () => {
    expect(await failureOf(toMp3(voices, []))).toEqual(code('voice.no-words'));
  });

  it('are stopped where a text takes them too long', async () => {
    expect(await failureOf(hear(new FliteEngine(1), lines('9'.repeat(300))))).toEqual(code('voice.timed-out'));
  });
});
