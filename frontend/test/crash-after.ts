import { DraftWriter } from '../src/features/recording/drafts/draft-writer.ts';
import { openDraftDatabase } from '../src/features/recording/drafts/draft-store.ts';
import { ADA } from './server.ts';

/** What a browser that crashed in the middle of a recording leaves behind. */
export async function crashAfter(seconds: number, { ownerId = ADA.id, title = 'A walk' } = {}) {
  const draft = new DraftWriter({ ownerId, title }, () => undefined);
  for (let second = 0; second < seconds; second += 1) draft.append(new Int16Array(16_000).fill(second));
  await draft.release();
  return draft.id;
}

export async function storedDrafts() {
  return (await openDraftDatabase()).getAllKeys('takes');
}

export async function deleteDrafts() {
  const database = await openDraftDatabase();
  await Promise.all([database.clear('takes'), database.clear('chunks')]);
}
