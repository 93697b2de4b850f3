import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  COMMENTS_KEY,
  commentsKey,
  CREATION_KEY,
  CREATIONS_KEY,
  MEANING_KEY,
  NOTE_KEY,
  noteKey,
  NOTES_KEY,
  sharesKey,
  THEMES_KEY,
} from '../http/cache-keys.ts';
import { onServerEvent, type ServerEvent } from './server-events.ts';

/** Many changes at once are one reason to ask again. */
const COLLECT_MS = 300;

/** Asks again for what is shown when the server tells that it has changed. */
export function useLiveUpdates(userId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    let disconnect: (() => void) | null = null;
    let isHere = true;
    // Behind the screen itself: nobody waits for it.
    import('./event-stream.ts')
      .then(({ connectEvents }) => {
        if (isHere) disconnect = connectEvents(userId);
      })
      .catch(() => undefined);
    return () => {
      isHere = false;
      disconnect?.();
    };
  }, [userId]);

  useEffect(() => {
    let collected: ServerEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const apply = () => {
      timer = undefined;
      // An answer from before a change of this window's own would show for a moment what it has replaced.
      if (queryClient.isMutating() > 0) {
        timer = setTimeout(apply, COLLECT_MS);
        return;
      }
      const events = collected;
      collected = [];
      refetch(queryClient, events);
    };
    const unsubscribe = onServerEvent((event) => {
      if (event.type === 'job') return;
      collected.push(event);
      timer ??= setTimeout(apply, COLLECT_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [queryClient]);
}

function refetch(queryClient: QueryClient, events: readonly ServerEvent[]): void {
  if (events.some(({ type }) => type === 'creations' || type === 'refresh'))
    for (const queryKey of [CREATIONS_KEY, CREATION_KEY]) void queryClient.invalidateQueries({ queryKey });
  if (events.every(({ type }) => type === 'creations')) return;
  for (const queryKey of [NOTES_KEY, THEMES_KEY, MEANING_KEY]) void queryClient.invalidateQueries({ queryKey });
  // A note that was unshared or deleted goes with the list; the one that is open has to learn of it too.
  if (events.some(({ type }) => type === 'list' || type === 'refresh'))
    void queryClient.invalidateQueries({ queryKey: NOTE_KEY });
  if (events.some(({ type }) => type === 'refresh')) void queryClient.invalidateQueries({ queryKey: COMMENTS_KEY });
  const noteIds = new Set(events.flatMap((event) => (event.type === 'note' ? [event.id] : [])));
  for (const id of noteIds) {
    for (const queryKey of [noteKey(id), commentsKey(id), sharesKey(id)])
      void queryClient.invalidateQueries({ queryKey });
  }
}
