import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { deleteDraftForGood } from './discard-draft.ts';
import { isDraftLocked } from './draft-lock.ts';
import {
  chunksOf,
  MIN_DRAFT_SECONDS,
  openDraftDatabase,
  type DraftDatabase,
  type RecordingDraft,
  type StoredDraft,
} from './draft-store.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const KEY = ['drafts'] as const;

/** What was recorded on this device and not saved, nor is being saved. */
export function useDrafts(ownerId: string) {
  return useQuery({
    queryKey: [...KEY, ownerId],
    queryFn: () => listDrafts(ownerId),
    staleTime: 0,
    // Another tab may have closed meanwhile.
    refetchOnWindowFocus: true,
  });
}

/** Looks again, after something was kept, saved or discarded. */
export function useRefreshDrafts(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: KEY }), [queryClient]);
}

/** What this person has recorded on this device and not saved, newest first; not what some tab is busy with. */
export async function listDrafts(ownerId: string): Promise<RecordingDraft[]> {
  const database = await openDraftDatabase();
  const found: RecordingDraft[] = [];
  for (const draft of await database.getAll('takes')) {
    if (draft.ownerId !== ownerId || (await isDraftLocked(draft.id))) continue;
    if (draft.isDiscarded) {
      // The page in which it could be undone has ended.
      await deleteDraftForGood(draft.id).catch((error: unknown) =>
        console.error('A draft could not be deleted', error),
      );
      continue;
    }
    const duration = await secondsOf(database, draft);
    if (duration >= MIN_DRAFT_SECONDS) found.push({ ...draft, duration });
  }
  return found.sort((a, b) => b.startedAt - a.startedAt);
}

async function secondsOf(database: DraftDatabase, { id, samplesBefore = 0 }: StoredDraft): Promise<number> {
  const last = await database.transaction('chunks').store.openCursor(chunksOf(id), 'prev');
  return (last ? last.key[1] + last.value.length : samplesBefore) / SPEECH_SAMPLE_RATE_HZ;
}
