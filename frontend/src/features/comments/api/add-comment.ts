import type { Comment, NewComment } from '@stitchbook/contracts';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../http/request.ts';
import type { PendingComment } from '../pending-comment.ts';
import { commentsQuery, withComments } from './get-comments.ts';

const keyOf = (noteId: number) => ['add-comment', noteId] as const;

/** Comments on a note. It stands in the list from the first moment: see `useCommentsOnTheirWay`. */
export function useAddComment(noteId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = commentsQuery(noteId);
  return useMutation({
    mutationKey: keyOf(noteId),
    mutationFn: (comment: NewComment) => sendJson<Comment>('POST', `/api/notes/${noteId}/comments`, comment),
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
export function useCommentsOnTheirWay(noteId: number): PendingComment[] {
  return useMutationState({
    filters: { mutationKey: keyOf(noteId), status: 'pending' },
    select: ({ state }) => ({ ...(state.variables as NewComment), submittedAt: state.submittedAt }),
  });
}
