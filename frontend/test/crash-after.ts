import { KeptTake } from '../src/features/recording/unsaved/keep-take.ts';
import { openTakes } from '../src/features/recording/unsaved/open-takes.ts';
import { ADA } from './server.ts';

/** What a browser that crashed in the middle of a recording leaves behind. */
export async function crashAfter(seconds: number, { ownerId = ADA.id, title = 'A walk' } = {}) {
  const take = new KeptTake({ ownerId, title }, () => undefined);
  for (let second = 0; second < seconds; second += 1) take.append(new Int16Array(16_000).fill(second));
  await take.letGo();
  return take.id;
}

export async function keptTakes() {
  return (await openTakes()).getAllKeys('takes');
}

export async function forgetTakes() {
  const database = await openTakes();
  await Promise.all([database.clear('takes'), database.clear('chunks')]);
}
