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
  it('is understood, and lets other work through all the while', async () => {
    const turns = countTurns();
    const { sentiment } = await engine.understand({ transcript: MEGABYTE, vocabulary: ['bees', 'leeds'] });
    expect(sentiment).toBe('positive');
    expect(turns.stop()).toBeGreaterThan(MIN_TURNS);
  }, 60_000);

  it('becomes a text without blocking either', async () => {
    const turns = countTurns();
    await engine.create({ type: 'summary', transcript: MEGABYTE, title: 'All of it', recordedAt: new Date() });
    expect(turns.stop()).toBeGreaterThan(MIN_TURNS);
  }, 60_000);

  it('is left off when the work is cancelled', async () => {
    const cancelling = new AbortController();
    const understanding = engine.understand({ transcript: MEGABYTE, vocabulary: [] }, { signal: cancelling.signal });
    setImmediate(() => cancelling.abort(new Error('cancelled')));
    await expect(understanding).rejects.toThrow('cancelled');
  });

  it('is taken in even without a single space or full stop', async () => {
    const { sentiment } = await engine.understand({ transcript: 'x'.repeat(300_000), vocabulary: [] });
    expect(sentiment).toBe('neutral');
    const la = 'la '.repeat(100_000);
    const { content } = await engine.create({ type: 'narrative', transcript: la, title: 'La', recordedAt: new Date() });
    expect(content).toMatch(/la/i);
  }, 60_000);
});

/** Work that blocked would give others a turn once or twice, however quick the machine is. */
const MIN_TURNS = 8;

/** Counts how often the event loop comes around while something else works. */
function countTurns() {
  let turns = 0;
  let isCounting = true;
  const next = (): void => {
    turns += 1;
    if (isCounting) setImmediate(next);
  };
  setImmediate(next);
  return {
    stop() {
      isCounting = false;
      return turns;
    },
  };
}
