import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { creationsQuery } from './get-creations.ts';

export function useDeleteCreation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      await api.delete('/api/creations/{id}', { params: { path: { id } } });
      await queryClient.cancelQueries({ queryKey: creationsQuery.queryKey });
      queryClient.setQueryData(
        creationsQuery.queryKey,
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({ ...page, creations: page.creations.filter((each) => each.id !== id) })),
          },
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: creationsQuery.queryKey }),
  });
}
