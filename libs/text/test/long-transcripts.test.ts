import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startBuiltInEngine } from './support/built-in-engine.ts';

const engine = startBuiltInEngine();
const SUBJECTS = [
  'the garden fence',
  'the budget meeting',
  'my sister',
  'the train to Leeds',
  'a novel about bees',
  'the physio',
];
const MEGABYTE = Array.from(
  { length: 11_500 },
  (_, at) =>
    `On day ${at} we talked about ${SUBJECTS[at % SUBJECTS.length]}, um, and I was glad that number ${at * 7} went well.`,
).join(' ');

describe('a recording of many hours', () => {
  it('is understood in a few seconds, and lets other work through all the while', async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const started = Date.now();
    const { sentiment } = await engine.understand({ transcript: MEGABYTE, vocabulary: ['bees', 'leeds'] });
    delay.disable();
    expect(sentiment).toBe('positive');
    expect(Date.now() - started).toBeLessThan(6_000);
    expect(delay.max / 1e6).toBeLessThan(1_000);
  });

  it('becomes a text without blocking either', async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    await engine.create({ type: 'summary', transcript: MEGABYTE, title: 'All of it', recordedAt: new Date() });
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan(1_500);
  });

  it('is left off when the work is cancelled', async () => {
    const cancelling = new AbortController();
    const understanding = engine.understand({ transcript: MEGABYTE, vocabulary: [] }, { signal: cancelling.signal });
    setImmediate(() => cancelling.abort(new Error('cancelled')));
    await expect(understanding).rejects.toThrow('cancelled');
  });

  it('is taken in even without a single space or full stop', async () => {
    const started = Date.now();
    await engine.understand({ transcript: 'x'.repeat(300_000), vocabulary: [] });
    await engine.create({ type: 'narrative', transcript: 'la '.repeat(100_000), title: 'La', recordedAt: new Date() });
    expect(Date.now() - started).toBeLessThan(5_000);
  });
});
