import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { isHeld } from './hold-take.ts';
import { chunksOf, openTakes, type TakesDatabase } from './open-takes.ts';
import type { UnsavedTake } from './stored-take.ts';

/** Below this nothing can have been said: a button pressed by mistake. */
const SHORTEST_SECONDS = 0.5;

/** What this person has recorded on this device and not saved, newest first; not what some tab is busy with. */
export async function listUnsavedTakes(ownerId: string): Promise<UnsavedTake[]> {
  const database = await openTakes();
  const found: UnsavedTake[] = [];
  for (const take of await database.getAll('takes')) {
    if (take.ownerId !== ownerId || (await isHeld(take.id))) continue;
    const duration = await secondsOf(database, take.id);
    if (duration >= SHORTEST_SECONDS) found.push({ ...take, duration });
  }
  return found.sort((a, b) => b.startedAt - a.startedAt);
}

async function secondsOf(database: TakesDatabase, id: string): Promise<number> {
  const last = await database.transaction('chunks').store.openCursor(chunksOf(id), 'prev');
  return last ? (last.key[1] + last.value.length) / SPEECH_SAMPLE_RATE_HZ : 0;
}
