import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** A few milliseconds of work. */
const ITEMS_BETWEEN_YIELDS = 100;

/** Maps like `Array.map`, yielding to the event loop after every 100 items. Rejects with the signal's reason when `signal` aborts. */
export async function mapWithYield<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Result,
  signal?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % ITEMS_BETWEEN_YIELDS === 0) {
      await yieldToEventLoop();
      signal?.throwIfAborted();
    }
    results.push(work(item, at));
  }
  return results;
}
