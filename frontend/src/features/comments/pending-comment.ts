import type { Comment, NewComment } from '@stitchbook/contracts';

export interface PendingComment extends NewComment {
  /** Milliseconds since 1970. */
  submittedAt: number;
}

const MATCH_WINDOW_MS = 5000;

/** Whether the server already has it: the same words from within five seconds. */
export function hasArrived({ content, submittedAt }: PendingComment, comments: Comment[]): boolean {
  return comments.some(
    (comment) =>
      comment.content === content && Math.abs(Date.parse(comment.createdAt) - submittedAt) <= MATCH_WINDOW_MS,
  );
}
