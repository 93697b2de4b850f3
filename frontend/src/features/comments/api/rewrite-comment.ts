import type { Comment } from '@stitchbook/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { commentsQuery, withComments } from './get-comments.ts';

/** Changes the words of one's own comment. */
export function useRewriteComment({ id, noteId }: Comment) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (content: string) =>
      (await api.patch('/api/comments/{id}', { params: { path: { id } }, body: { content } })).data,
    onSuccess: (rewritten) =>
      queryClient.setQueryData(commentsQuery(noteId).queryKey, (list) =>
        withComments(list, (comments) => comments.map((comment) => (comment.id === id ? rewritten : comment))),
      ),
  });
}
