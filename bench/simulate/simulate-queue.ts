import TinyQueue from 'tinyqueue';

export interface Arrival {
  atSeconds: number;
  /** For how long it takes a place. */
  workSeconds: number;
  isLong: boolean;
}

export interface Places {
  count: number;
  /** Of these so many at most are taken by long jobs. */
  forLong: number;
}

interface Started {
  arrival: Arrival;
  waitedSeconds: number;
}

/**
 * Plays a queue: each arrival waits until a place is free, short and long ones each in their own order, as the workers of the product take
 * them (docs/decisions/0047). A simulation of discrete events: time goes from one arrival or end to the next.
 * @param arrivals In their order
 */
export function* simulateQueue(arrivals: Iterable<Arrival>, { count, forLong }: Places): Generator<Started> {
  const ends = new TinyQueue<{ atSeconds: number; isLong: boolean }>(
    [],
    (one, other) => one.atSeconds - other.atSeconds,
  );
  const [short, long] = [new Line(), new Line()];
  let busyWithLong = 0;

  function* startWaiting(now: number): Generator<Started> {
    while (ends.length < count) {
      const mayBeLong = busyWithLong < forLong;
      const line = earlier(short, mayBeLong ? long : null);
      const arrival = line?.shift();
      if (!arrival) return;
      if (arrival.isLong) busyWithLong += 1;
      ends.push({ atSeconds: now + arrival.workSeconds, isLong: arrival.isLong });
      yield { arrival, waitedSeconds: now - arrival.atSeconds };
    }
  }

  function* endUntil(seconds: number): Generator<Started> {
    for (let next = ends.peek(); next && next.atSeconds <= seconds; next = ends.peek()) {
      ends.pop();
      if (next.isLong) busyWithLong -= 1;
      yield* startWaiting(next.atSeconds);
    }
  }

  for (const arrival of arrivals) {
    yield* endUntil(arrival.atSeconds);
    (arrival.isLong ? long : short).push(arrival);
    yield* startWaiting(arrival.atSeconds);
  }
  yield* endUntil(Infinity);
}

/** Whose first has waited longer. */
function earlier(one: Line, other: Line | null): Line | null {
  if (!other?.first) return one.first ? one : null;
  return one.first && one.first.atSeconds <= other.first.atSeconds ? one : other;
}

/** First in, first out, without moving all that wait. */
class Line {
  private waiting: Arrival[] = [];
  private begin = 0;

  get first(): Arrival | undefined {
    return this.waiting[this.begin];
  }

  push(arrival: Arrival): void {
    this.waiting.push(arrival);
  }

  shift(): Arrival | undefined {
    const { first } = this;
    if (first) this.begin += 1;
    if (this.begin > 1_000 && this.begin * 2 > this.waiting.length) {
      this.waiting = this.waiting.slice(this.begin);
      this.begin = 0;
    }
    return first;
  }
}
