import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readStoredUser } from '../features/account/stored-user.ts';
import { isKeptList } from '../features/notes/api/get-notes.ts';
import type { NotesList } from '../features/notes/notes-cache.ts';
import { useRecorderContext } from '../features/recording/recorder/recorder-context.tsx';
import { NOTES_KEY } from '../http/cache-keys.ts';

/** After the list is there, and what it shows has been drawn. */
const FIRST_AFTER_MS = 3000;
/** After changes, told by a list that was asked for anew: often enough for who loses the network a moment later. */
const AGAIN_AFTER_MS = 30_000;

interface SavingConnection {
  connection?: { saveData?: boolean };
}

/**
 * Keeps the words of the last notes on this device while nothing else is to be done. Not for who saves data, and not for
 * who has turned it off.
 */
export function useKeptNotes(): void {
  const { ownerId } = useRecorderContext();
  const queryClient = useQueryClient();
  useEffect(() => {
    // Where the browser cannot remember whose they are, nobody could say when they have to go.
    if (readStoredUser()?.id !== ownerId || (navigator as SavingConnection).connection?.saveData) return undefined;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | null = null;
    let waitMs = FIRST_AFTER_MS;
    const fill = () => {
      timer = null;
      waitMs = AGAIN_AFTER_MS;
      import('../features/notes/fill-kept-notes.ts')
        .then(({ fillKeptNotes }) => fillKeptNotes(ownerId, leaving.signal))
        // What is kept stays as it was; the next change, or the next visit, tries again.
        .catch(() => undefined);
    };
    const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(fill, { timeout: waitMs }) : fill());
    const keepSoon = (list: NotesList | undefined) => {
      if (list && !isKeptList(list)) timer ??= setTimeout(whenIdle, waitMs);
    };
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      const isAnswer = event.type === 'updated' && event.action.type === 'success';
      const [subject] = event.query.queryKey as readonly unknown[];
      if (isAnswer && subject === NOTES_KEY[0]) keepSoon(event.query.state.data as NotesList | undefined);
    });
    // The first list is asked for before anything is drawn, and may be there by now.
    for (const [, list] of queryClient.getQueriesData<NotesList>({ queryKey: NOTES_KEY })) keepSoon(list);
    return () => {
      unsubscribe();
      leaving.abort();
      if (timer !== null) clearTimeout(timer);
    };
  }, [ownerId, queryClient]);
}
