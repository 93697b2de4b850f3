import type { DBSchema, IDBPDatabase } from 'idb';
import { databaseOpener } from '../../../device/open-database.ts';

/** The stores' names are those of earlier versions: what stands on devices is kept. */
interface DraftSchema extends DBSchema {
  takes: { key: string; value: StoredDraft };
  /** The sound of a draft, by the place of its first sample in the whole: so the last key also says how long that is. */
  chunks: { key: [draftId: string, firstSample: number]; value: Int16Array<ArrayBuffer> };
}

export type DraftDatabase = IDBPDatabase<DraftSchema>;

/** Where recordings are kept on this device until they are saved. Throws what the browser throws when it has no place. */
export const openDraftDatabase = databaseOpener<DraftSchema>('stitchbook', (database) => {
  database.createObjectStore('takes', { keyPath: 'id' });
  database.createObjectStore('chunks');
});

/** All chunks of one draft, in their order. */
export function chunksOf(draftId: string): IDBKeyRange {
  return IDBKeyRange.bound([draftId, 0], [draftId, Number.POSITIVE_INFINITY]);
}

/** What is known of a recording beside its sound. */
export interface StoredDraft {
  id: string;
  /** Several people may use one device. */
  ownerId: string;
  title: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** The transcription that has its audio already; null before it was sent. */
  jobId: string | null;
  /** To be saved by itself as soon as the server can be reached. */
  waitsForNetwork: boolean;
  /** At 16 kHz: said on another device before this one went on with it, and kept by the server alone. */
  samplesBefore?: number;
  /** Discarded, and deleted as soon as that cannot be undone any more. */
  isDiscarded?: boolean;
}

/** Below this nothing can have been said: a button pressed by mistake. */
export const MIN_DRAFT_SECONDS = 0.5;

/** A draft that is offered again. */
export interface RecordingDraft extends StoredDraft {
  /** Seconds, with what was said before. */
  duration: number;
}

/** Changes what is known of a draft. False when it is no longer there: browsers may clear what they keep. */
export async function updateDraft(id: string, changes: Partial<Omit<StoredDraft, 'id'>>): Promise<boolean> {
  const database = await openDraftDatabase();
  const transaction = database.transaction('takes', 'readwrite');
  const draft = await transaction.store.get(id);
  if (draft) await transaction.store.put({ ...draft, ...changes });
  await transaction.done;
  return draft !== undefined;
}

/** Deletes a draft with its sound: it has been saved, or the person does not want it. */
export async function deleteDraft(id: string): Promise<void> {
  const database = await openDraftDatabase();
  const transaction = database.transaction(['takes', 'chunks'], 'readwrite');
  await Promise.all([
    transaction.objectStore('takes').delete(id),
    transaction.objectStore('chunks').delete(chunksOf(id)),
    transaction.done,
  ]);
}

/** Removes from this device what somebody has recorded on it and not saved: their account is gone, and nobody else may hear it. */
export async function deleteRecordingDraftsOf(ownerId: string): Promise<void> {
  const database = await openDraftDatabase();
  for (const draft of await database.getAll('takes')) if (draft.ownerId === ownerId) await deleteDraft(draft.id);
}
