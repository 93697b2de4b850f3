import { chunksOf, openTakes } from './open-takes.ts';
import type { StoredTake } from './stored-take.ts';

/** Changes what is known of a take, if it is still there. */
export async function changeTake(id: string, changes: Partial<Omit<StoredTake, 'id'>>): Promise<void> {
  const database = await openTakes();
  const transaction = database.transaction('takes', 'readwrite');
  const take = await transaction.store.get(id);
  if (take) await transaction.store.put({ ...take, ...changes });
  await transaction.done;
}

/** Forgets a take and its sound: it has been saved, or the person does not want it. */
export async function removeTake(id: string): Promise<void> {
  const database = await openTakes();
  const transaction = database.transaction(['takes', 'chunks'], 'readwrite');
  await Promise.all([
    transaction.objectStore('takes').delete(id),
    transaction.objectStore('chunks').delete(chunksOf(id)),
    transaction.done,
  ]);
}
