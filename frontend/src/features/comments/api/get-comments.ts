import type { Comment } from '@stitchbook/api-types';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api, nextCursor } from '../../../http/api.ts';
import { commentsKey } from '../../../http/cache-keys.ts';

interface CommentsPage {
  comments: Comment[];
  nextCursor: string | null;
}

async function fetchCommentsPage(noteId: number, cursor: string | null, signal: AbortSignal): Promise<CommentsPage> {
  const params = { path: { id: noteId }, query: cursor === null ? {} : { cursor } };
  const { data, response } = await api.get('/api/notes/{id}/comments', { params, signal });
  return { comments: data, nextCursor: nextCursor(response.headers) };
}

export function commentsQuery(noteId: number) {
  return infiniteQueryOptions({
    queryKey: commentsKey(noteId),
    queryFn: ({ pageParam, signal }) => fetchCommentsPage(noteId, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Oldest first, page by page. */
export function useComments(noteId: number) {
  return useInfiniteQuery(commentsQuery(noteId));
}

/** The list with the comments of each page changed. */
export function withComments<List extends { pages: CommentsPage[] }>(
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
