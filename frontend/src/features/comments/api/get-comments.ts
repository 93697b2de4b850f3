import type { Comment } from '@stitchbook/contracts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { nextCursor } from '../../../http/next-cursor.ts';
import { request } from '../../../http/request.ts';

interface CommentsPage {
  comments: Comment[];
  nextCursor: string | null;
}

async function fetchCommentsPage(noteId: number, cursor: string | null, signal: AbortSignal): Promise<CommentsPage> {
  const path = `/api/notes/${noteId}/comments`;
  const response = await request(cursor ? `${path}?${new URLSearchParams({ cursor })}` : path, { signal });
  return { comments: (await response.json()) as Comment[], nextCursor: nextCursor(response.headers) };
}

export function commentsQuery(noteId: number) {
  return infiniteQueryOptions({
    queryKey: ['comments', noteId],
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
