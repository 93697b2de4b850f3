/** So many calls are under way at once. */
const AT_ONCE = 4;

export interface Outcome<Item> {
  failed: { item: Item; error: unknown }[];
  done: Item[];
}

/** Does something with each of several, a few at a time and in their order; one that fails keeps no other from its turn. */
export async function runEach<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
): Promise<Outcome<Item>> {
  const outcome: Outcome<Item> = { failed: [], done: [] };
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await run(item);
        outcome.done.push(item);
      } catch (error) {
        outcome.failed.push({ item, error });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcome;
}
