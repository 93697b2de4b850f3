import type { Comment, NewCommentRequest } from '@stitchbook/api-types';

export interface PendingComment extends NewCommentRequest {
  /** Milliseconds since 1970. */
  submittedAt: number;
}

const MATCH_WINDOW_MS = 5000;

/** Comments as they will be: what is on its way is laid over what the server said last, until that has it. */
export function withPendingComments(
  comments: Comment[],
  pending: PendingComment[],
  authorId: string,
): (Comment | PendingComment)[] {
  return [...comments, ...pending.filter((comment) => !hasArrived(comment, authorId, comments))];
}

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
