import type { NewCommentRequest } from '@stitchbook/api-types';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import type { PendingComment } from '../pending-comment.ts';
import { commentsQuery, withComments } from './get-comments.ts';

interface KeyedComment extends NewCommentRequest {
  /** The same for every try to send this comment: it is made once. */
  key: string;
}

const keyOf = (noteId: number) => ['add-comment', noteId] as const;

/** Comments on a note. It stands in the list from the first moment: see `useOptimisticComments`. */
export function useAddComment(noteId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = commentsQuery(noteId);
  return useMutation({
    mutationKey: keyOf(noteId),
    mutationFn: async ({ key, ...body }: KeyedComment) => {
      const params = { path: { id: noteId }, header: { 'Idempotency-Key': key } };
      return (await api.post('/api/notes/{id}/comments', { params, body })).data;
    },
    onSuccess: async (added) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (list) =>
        withComments(list, (comments, isLastPage) => {
          const others = comments.filter(({ id }) => id !== added.id);
          return isLastPage ? [...others, added] : others;
        }),
      );
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

/** Read from the mutations themselves: one that fails is gone by itself. */
export function useOptimisticComments(noteId: number): PendingComment[] {
  return useMutationState({
    filters: { mutationKey: keyOf(noteId), status: 'pending' },
    select: ({ state }) => ({ ...(state.variables as NewCommentRequest), submittedAt: state.submittedAt }),
  });
}
