import { setImmediate as nextTurn } from 'node:timers/promises';

/** A few milliseconds of work. */
const ITEMS_A_TURN = 100;

/** Maps like `Array.map`, but lets the process's other work through now and then. Rejects when `signal` aborts. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Result,
  signal?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % ITEMS_A_TURN === 0) {
      await nextTurn();
      signal?.throwIfAborted();
    }
    results.push(work(item, at));
  }
  return results;
}
