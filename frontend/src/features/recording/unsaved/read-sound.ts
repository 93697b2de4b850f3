import { chunksOf, openTakes } from './open-takes.ts';
import { SoundPile } from './sound-pile.ts';

/** Everything of a take that was stored, a chunk at a time. */
export async function readSound(takeId: string): Promise<SoundPile> {
  const database = await openTakes();
  const pile = new SoundPile();
  let cursor = await database.transaction('chunks').store.openCursor(chunksOf(takeId));
  while (cursor) {
    pile.push(cursor.value);
    cursor = await cursor.continue();
  }
  return pile;
}
