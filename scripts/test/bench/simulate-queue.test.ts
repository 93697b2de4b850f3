import { Draw } from '../../../bench/simulate/draw.ts';
import { type Arrival, simulateQueue } from '../../../bench/simulate/simulate-queue.ts';

/** The share that waits, and for how long on average: A. K. Erlang (1917) for exponential work, so many places and this load. */
function erlangC(places: number, load: number, meanWork: number) {
  let term = 1;
  let sum = 1;
  for (let place = 1; place < places; place += 1) {
    term *= load / place;
    sum += term;
  }
  const last = (term * load) / places / (1 - load / places);
  const waiting = last / (sum + last);
  return { waiting, meanWait: (waiting * meanWork) / (places - load) };
}

function* arrivals(count: number, between: number, work: () => number, draw: Draw): Generator<Arrival> {
  let atSeconds = 0;
  for (let each = 0; each < count; each += 1) {
    atSeconds += draw.exponential(between);
    yield { atSeconds, workSeconds: work(), isLong: false };
  }
}

const at = (atSeconds: number, workSeconds: number, isLong = false): Arrival => ({ atSeconds, workSeconds, isLong });
const waits = (given: Arrival[], places: Parameters<typeof simulateQueue>[1]) =>
  [...simulateQueue(given, places)].map(({ arrival, waitedSeconds }) => [arrival.atSeconds, waitedSeconds]);

describe('a simulated queue', () => {
  it.each([
    [1, 0.7],
    [2, 1.6],
    [8, 7],
    [40, 36],
  ])('with %i places and %d of them busy lets wait as queueing theory says', (places, load) => {
    const draw = new Draw(7);
    const waited: number[] = [];
    const given = arrivals(1_000_000, 10 / load, () => draw.exponential(10), draw);
    for (const { waitedSeconds } of simulateQueue(given, { count: places, forLong: places }))
      waited.push(waitedSeconds);
    const { waiting, meanWait } = erlangC(places, load, 10);
    const mean = waited.reduce((sum, each) => sum + each, 0) / waited.length;
    const share = waited.filter((each) => each > 0).length / waited.length;
    expect(waited).toHaveLength(1_000_000);
    expect(Math.abs(share / waiting - 1)).toBeLessThan(0.03);
    expect(Math.abs(mean / meanWait - 1)).toBeLessThan(0.06);
  });

  it('keeps a place free of long jobs', () => {
    const given = [at(0, 100, true), at(1, 100, true), at(2, 1), at(3, 1)];
    expect(waits(given, { count: 2, forLong: 1 })).toEqual([
      [0, 0],
      [2, 0],
      [3, 0],
      [1, 99],
    ]);
  });

  it('starts in the order in which they came', () => {
    const given = [at(0, 10), at(1, 10), at(2, 10), at(3, 1, true), at(4, 1)];
    expect(waits(given, { count: 1, forLong: 1 })).toEqual([
      [0, 0],
      [1, 9],
      [2, 18],
      [3, 27],
      [4, 27],
    ]);
  });

  it('is the same at each run', () => {
    const once = () => {
      const draw = new Draw(9);
      return [
        ...simulateQueue(
          arrivals(1_000, 1, () => draw.logNormal(2, 1), draw),
          { count: 3, forLong: 1 },
        ),
      ];
    };
    expect(once()).toEqual(once());
  });
});
