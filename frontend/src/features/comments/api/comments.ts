import type { Comment, NewCommentRequest } from '@stitchbook/api-types';
import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { api, nextCursor } from '../../../http/api.ts';
import { commentsKey } from '../../../http/cache-keys.ts';
import { type CommentsPage, keptAsOf, keptComments, rememberComments } from '../kept-comments.ts';
import type { PendingComment } from '../pending-comment.ts';

/** While the server cannot be reached. */
const RETRY_MS = 5000;

async function fetchCommentsPage(noteId: number, cursor: string | null, signal: AbortSignal): Promise<CommentsPage> {
  const params = { path: { id: noteId }, query: cursor === null ? {} : { cursor } };
  const { data, response } = await api.get('/api/notes/{id}/comments', { params, signal });
  return { comments: data, nextCursor: nextCursor(response.headers) };
}

function commentsQuery(noteId: number) {
  return infiniteQueryOptions({
    queryKey: commentsKey(noteId),
    queryFn: async ({ pageParam, signal, client }): Promise<CommentsPage> => {
      try {
        const page = await fetchCommentsPage(noteId, pageParam, signal);
        if (pageParam === null) rememberComments(noteId, page);
        return page;
      } catch (error) {
        const held = client.getQueryData<InfiniteData<CommentsPage>>(commentsKey(noteId));
        // Comments that were read from the server are more than what is kept.
        if (pageParam !== null || signal.aborted || (held && keptAsOf(held) === null)) throw error;
        return keptComments(error, noteId);
      }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (keptAsOf(state.data) === null ? false : RETRY_MS),
  });
}

/** Oldest first, page by page. */
export function useComments(noteId: number) {
  return useInfiniteQuery(commentsQuery(noteId));
}

/** The list with the comments of each page changed. */
function withComments<List extends { pages: CommentsPage[] }>(
  list: List | undefined,
  change: (comments: Comment[], isLastPage: boolean) => Comment[],
): List | undefined {
  if (!list) return list;
  const last = list.pages.length - 1;
  return {
    ...list,
    pages: list.pages.map((page, index) => ({ ...page, comments: change(page.comments, index === last) })),
  };
}

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

/** The keys of those that have arrived, whichever visit of the note on this page sent them. */
export function useArrivedKeys(noteId: number): string[] {
  return useMutationState({
    filters: { mutationKey: keyOf(noteId), status: 'success' },
    select: ({ state }) => (state.variables as KeyedComment).key,
  });
}

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
