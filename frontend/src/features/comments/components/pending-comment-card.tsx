import type { PendingComment } from '../pending-comment.ts';

/** A comment that has been sent, but is not confirmed yet. */
export function PendingCommentCard({ comment: { content } }: { comment: PendingComment }) {
  return (
    <article aria-busy="true" className="border-b border-rule py-4 text-soft">
      <p className="text-sm">Sending…</p>
      <p className="mt-1 max-w-[62ch] whitespace-pre-line">{content}</p>
    </article>
  );
}
