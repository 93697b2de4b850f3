import type { Comment } from '@stitchbook/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../http/request.ts';
import { commentsQuery, withComments } from './get-comments.ts';

/** Changes the words of one's own comment. */
export function useRewriteComment({ id, noteId }: Comment) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => sendJson<Comment>('PATCH', `/api/comments/${id}`, { content }),
    onSuccess: (rewritten) =>
      queryClient.setQueryData(commentsQuery(noteId).queryKey, (list) =>
        withComments(list, (comments) => comments.map((comment) => (comment.id === id ? rewritten : comment))),
      ),
  });
}
