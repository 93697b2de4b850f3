import type { Note } from '@stitchbook/api-types';
import type { ReactNode } from 'react';
import { Button } from '../../../design/button.tsx';
import { LoadFailure } from '../../../design/load-failure.tsx';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { useComments, useOptimisticComments } from '../api/comments.ts';
import { keptAsOf } from '../kept-comments.ts';
import { formatTime } from '../../../format/date.ts';
import { isOutOfReach } from '../../../http/errors.ts';
import { type PendingComment, withPendingComments } from '../pending-comment.ts';
import { useCommentAnnouncement } from '../use-comment-announcement.ts';
import { CommentCard } from './comment-card.tsx';
import { CommentForm } from './comment-form.tsx';
import { commentTexts } from '../../../texts/en/comments.ts';

interface CommentsProps {
  note: Note;
  readerId: string;
  /** How the words of a comment are shown, such as with some of them marked. */
  renderWords?: (words: string) => ReactNode;
}

const asWritten = (words: string) => words;

/** What people say about a note. */
export function Comments({ note, readerId, renderWords = asWritten }: CommentsProps) {
  const answer = useComments(note.id);
  const { data, dataUpdatedAt, isPending, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    answer;
  const comments = data?.pages.flatMap((page) => page.comments) ?? [];
  const shown = withPendingComments(comments, useOptimisticComments(note.id), readerId);
  const spoken = useCommentAnnouncement(comments, data?.pages.length ?? 0);
  const asOf = keptAsOf(data) ?? (isOutOfReach(error) ? dataUpdatedAt : null);
  const isSilent = data !== undefined && shown.length === 0;
  return (
    <section aria-labelledby="comments" className="mt-10">
      <h2 id="comments" className="text-xl">
        {commentTexts.comments}
      </h2>
      {isPending && <SkeletonLine className="mt-4 h-5 w-2/3" />}
      {isError && !data && (
        <LoadFailure sentence={commentTexts.notLoaded} error={error} onRetry={() => void refetch()} />
      )}
      {data && asOf !== null && (
        <p className="mt-3 text-sm text-soft">{commentTexts.asOf(formatTime(new Date(asOf).toISOString()))}</p>
      )}
      {isSilent && <p className="mt-3 text-soft">{commentTexts.none}</p>}
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <ul className="mt-1 mb-5">
        {shown.map((comment) =>
          'id' in comment ? (
            <li key={comment.id}>
              <CommentCard
                comment={comment}
                readerId={readerId}
                hasAudio={note.audioUrl !== null}
                renderWords={renderWords}
              />
            </li>
          ) : (
            <li key={comment.submittedAt}>
              <PendingCommentCard comment={comment} />
            </li>
          ),
        )}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {commentTexts.later}
        </Button>
      )}
      {note.access.mayComment && <CommentForm note={note} readerId={readerId} comments={comments} />}
    </section>
  );
}

/** A comment that has been sent, but is not confirmed yet. */
function PendingCommentCard({ comment: { content } }: { comment: PendingComment }) {
  return (
    <article aria-busy="true" className="border-b border-rule py-4 text-soft">
      <p className="text-sm">{commentTexts.sending}</p>
      <p className="mt-1 max-w-[62ch] whitespace-pre-line">{content}</p>
    </article>
  );
}
