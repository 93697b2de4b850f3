import type { Comment } from '@stitchbook/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../http/request.ts';
import { commentsQuery, withComments } from './get-comments.ts';

export function useDeleteComment({ id, noteId }: Comment) {
  const queryClient = useQueryClient();
  const { queryKey } = commentsQuery(noteId);
  return useMutation({
    mutationFn: () => request(`/api/comments/${id}`, { method: 'DELETE' }),
    onSuccess: async () => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (list) =>
        withComments(list, (comments) => comments.filter((comment) => comment.id !== id)),
      );
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
