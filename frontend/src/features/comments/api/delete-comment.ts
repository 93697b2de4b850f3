import type { Comment } from '@stitchbook/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { commentsQuery, withComments } from './get-comments.ts';

export function useDeleteComment({ id, noteId }: Comment) {
  const queryClient = useQueryClient();
  const { queryKey } = commentsQuery(noteId);
  return useMutation({
    mutationFn: () => api.delete('/api/comments/{id}', { params: { path: { id } } }),
    onSuccess: async () => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (list) =>
        withComments(list, (comments) => comments.filter((comment) => comment.id !== id)),
      );
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
