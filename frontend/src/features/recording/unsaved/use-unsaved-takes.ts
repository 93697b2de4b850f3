import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listUnsavedTakes } from './list-unsaved-takes.ts';

const KEY = ['unsaved-takes'] as const;

/** What was recorded on this device and not saved. `isLooking` is off while one of them is being saved: it is held then. */
export function useUnsavedTakes(ownerId: string, isLooking: boolean) {
  return useQuery({
    queryKey: [...KEY, ownerId],
    queryFn: () => listUnsavedTakes(ownerId),
    staleTime: 0,
    enabled: isLooking,
    // Another tab may have closed meanwhile.
    refetchOnWindowFocus: true,
  });
}

/** Looks again, after something was kept, saved or discarded. */
export function useRefreshUnsavedTakes(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: KEY }), [queryClient]);
}
