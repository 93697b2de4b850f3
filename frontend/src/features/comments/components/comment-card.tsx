import type { Comment } from '@stitchbook/api-types';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { dropDraft, useDraft } from '../../../device/drafts.ts';
import { Button } from '../../../design/button.tsx';
import { KeptWords } from '../../../design/kept-words.tsx';
import { toast } from '../../../design/toast.ts';
import { formatRelativeTime } from '../../../format/relative-time.ts';
import { describeProblem } from '../../../http/errors.ts';
import { commentElementId } from '../comment-element-id.ts';
import { useDeleteComment } from '../api/comments.ts';
import { CommentRewriter } from './comment-rewriter.tsx';
import { TimestampButton } from './comment-timestamp.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { commentTexts } from '../../../texts/en/comments.ts';

interface CommentCardProps {
  comment: Comment;
  readerId: string;
  /** Whether there is audio to play the comment's moment from. */
  hasAudio: boolean;
  renderWords: (words: string) => ReactNode;
}

export function CommentCard({ comment, readerId, hasAudio, renderWords }: CommentCardProps) {
  const { userId, userName, content, createdAt, updatedAt, timestamp, mayEdit, mayDelete } = comment;
  const [isRewriting, setRewriting] = useState(false);
  const draftPlace = { ownerId: readerId, kind: 'rewritten-comment', noteId: comment.id } as const;
  const draft = useDraft(draftPlace);
  const { mutateAsync: deleteComment, isPending: isDeleting } = useDeleteComment(comment);

  const remove = async () => {
    try {
      await deleteComment();
      toast({ title: commentTexts.deleted, description: commentTexts.wasRemoved });
    } catch (error) {
      const description = commentTexts.deleteFailed(describeProblem(error));
      toast({ title: commonTexts.error, description, tone: 'alarm' });
    }
  };

  return (
    <article
      id={commentElementId(comment.id)}
      tabIndex={-1}
      aria-busy={isDeleting}
      className="border-b border-rule py-4 focus:bg-thread-wash focus:shadow-[-0.75rem_0_var(--thread-wash),0.75rem_0_var(--thread-wash)] aria-busy:opacity-50"
    >
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 text-sm text-soft">
          <span className="font-semibold text-ink">{userName ?? commentTexts.userCalled(userId)}</span>{' '}
          <time dateTime={createdAt}>{formatRelativeTime(createdAt)}</time>
          {updatedAt !== createdAt && ` · ${commentTexts.edited}`}
        </p>
        {mayEdit && !isRewriting && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={commentTexts.edit}
            className="-my-2"
            onClick={() => setRewriting(true)}
          >
            <Pencil aria-hidden="true" size={17} />
          </Button>
        )}
        {mayDelete && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={commentTexts.delete}
            isBusy={isDeleting}
            className="-my-2"
            // The second press of a double one was meant for what stood here before, such as a note of the list.
            onClick={({ detail }) => detail < 2 && void remove()}
          >
            <Trash2 aria-hidden="true" size={17} />
          </Button>
        )}
      </div>
      {isRewriting ? (
        <CommentRewriter comment={comment} draft={draft} draftPlace={draftPlace} onDone={() => setRewriting(false)} />
      ) : (
        <p className="mt-1 max-w-[62ch] whitespace-pre-line">{renderWords(content)}</p>
      )}
      {draft && !isRewriting && (
        <KeptWords
          sentence={commentTexts.notSaved}
          words={draft.words}
          onRestore={mayEdit ? () => setRewriting(true) : undefined}
          onDiscard={() => dropDraft(draftPlace)}
        />
      )}
      {timestamp !== null && hasAudio && (
        <div className="mt-2">
          <TimestampButton seconds={timestamp} />
        </div>
      )}
    </article>
  );
}
