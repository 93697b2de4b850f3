import type { Comment, NewCommentRequest } from '@stitchbook/api-types';

export interface PendingComment extends NewCommentRequest {
  /** Milliseconds since 1970. */
  submittedAt: number;
}

const MATCH_WINDOW_MS = 5000;

/** Whether the server already has it: the same words by the same person from within five seconds. */
export function hasArrived(
  { content, submittedAt }: Pick<PendingComment, 'content' | 'submittedAt'>,
  authorId: string,
  comments: Comment[],
): boolean {
  return comments.some(
    (comment) =>
      comment.userId === authorId &&
      comment.content === content &&
      Math.abs(Date.parse(comment.createdAt) - submittedAt) <= MATCH_WINDOW_MS,
  );
}
