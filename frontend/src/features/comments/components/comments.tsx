import type { Note } from '@stitchbook/contracts';
import { Button } from '../../../design/button.tsx';
import { LoadFailure } from '../../../design/load-failure.tsx';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { useCommentsOnTheirWay } from '../api/add-comment.ts';
import { useComments } from '../api/get-comments.ts';
import { hasArrived } from '../pending-comment.ts';
import { CommentCard } from './comment-card.tsx';
import { CommentForm } from './comment-form.tsx';
import { PendingCommentCard } from './pending-comment-card.tsx';

/** What people say about a note. */
export function Comments({ note }: { note: Note }) {
  const answer = useComments(note.id);
  const { data, isPending, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  const comments = data?.pages.flatMap((page) => page.comments) ?? [];
  const onTheirWay = useCommentsOnTheirWay(note.id).filter((comment) => !hasArrived(comment, comments));
  const isSilent = data !== undefined && comments.length + onTheirWay.length === 0;
  return (
    <section aria-labelledby="comments" className="mt-10">
      <h2 id="comments" className="text-2xl">
        Comments
      </h2>
      {isPending && <SkeletonLine className="mt-4 h-5 w-2/3" />}
      {isError && !data && <LoadFailure what="The comments" error={error} onRetry={() => void refetch()} />}
      {isSilent && <p className="mt-3 text-soft">Nobody has said anything yet.</p>}
      <ul className="mt-1 mb-5" aria-live="polite">
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentCard comment={comment} hasAudio={note.audioUrl !== null} />
          </li>
        ))}
        {onTheirWay.map((comment) => (
          <li key={comment.submittedAt}>
            <PendingCommentCard comment={comment} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Later comments
        </Button>
      )}
      {note.access.mayComment && <CommentForm note={note} />}
    </section>
  );
}
