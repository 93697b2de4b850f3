import type { BlockedPerson } from '@stitchbook/api-types';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { BLOCKED_PEOPLE_KEY } from '../../../http/cache-keys.ts';

/** The people whose notes the reader does not take, the latest first. */
export function useBlockedPeople() {
  return useQuery({
    queryKey: BLOCKED_PEOPLE_KEY,
    queryFn: async ({ signal }) => (await api.get('/api/blocked-people', { signal })).data,
  });
}

/** Lets a person share notes with the reader again; what they had shared stays away. */
export function useUnblock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => api.delete('/api/blocked-people/{userId}', { params: { path: { userId } } }),
    onSuccess: (_, userId) =>
      queryClient.setQueryData<BlockedPerson[]>(BLOCKED_PEOPLE_KEY, (people) =>
        people?.filter((person) => person.userId !== userId),
      ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: BLOCKED_PEOPLE_KEY }),
  });
}
