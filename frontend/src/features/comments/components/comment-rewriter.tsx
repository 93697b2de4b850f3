import type { Comment } from '@stitchbook/api-types';
import { useState } from 'react';
import { type Draft, type DraftPlace, useKeptDraft } from '../../../device/drafts.ts';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useRewriteComment } from '../api/comments.ts';
import { CommentField } from './comment-field.tsx';

interface CommentRewriterProps {
  comment: Comment;
  /** What was typed here before and not saved. */
  draft: Draft | null;
  draftPlace: DraftPlace;
  onDone: () => void;
}

/** One's own comment while its words are changed; what was typed is kept on this device when its page is left. */
export function CommentRewriter({ comment, draft, draftPlace, onDone: close }: CommentRewriterProps) {
  const [typed, setTyped] = useState(draft?.words ?? comment.content);
  const forgetDraft = useKeptDraft(draftPlace, typed === comment.content ? null : { words: typed });
  const onDone = () => {
    forgetDraft();
    close();
  };
  const { mutateAsync: rewrite, isPending } = useRewriteComment(comment);

  const save = async () => {
    const content = typed.trim();
    if (!content) {
      toast({ title: 'Comment required', description: 'Please enter a comment before submitting.', tone: 'alarm' });
      return;
    }
    try {
      if (content !== comment.content) await rewrite(content);
      onDone();
    } catch (error) {
      toast({ title: 'Error', description: `Failed to change comment: ${describeProblem(error)}`, tone: 'alarm' });
    }
  };

  return (
    <div className="mt-2 grid gap-2">
      <CommentField
        label="Edit your comment"
        value={typed}
        onChange={setTyped}
        onSubmit={() => void save()}
        onEscape={onDone}
        takesFocus
      />
      <div className="flex justify-end gap-2">
        <Button size="small" look="quiet" onClick={onDone}>
          Cancel
        </Button>
        <Button size="small" disabled={isPending} onClick={() => void save()}>
          Save
        </Button>
      </div>
    </div>
  );
}
