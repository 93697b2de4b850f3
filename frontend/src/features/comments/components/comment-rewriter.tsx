import type { Comment } from '@stitchbook/api-types';
import { useState } from 'react';
import { type Draft, type DraftPlace, useKeptDraft } from '../../../device/drafts.ts';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useRewriteComment } from '../api/comments.ts';
import { CommentField } from './comment-field.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { commentTexts } from '../../../texts/en/comments.ts';

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
      toast({ title: commentTexts.required, description: commentTexts.enterFirst, tone: 'alarm' });
      return;
    }
    try {
      if (content !== comment.content) await rewrite(content);
      onDone();
    } catch (error) {
      const description = commentTexts.changeFailed(describeProblem(error));
      toast({ title: commonTexts.error, description, tone: 'alarm' });
    }
  };

  return (
    <div className="mt-2 grid gap-2">
      <CommentField
        label={commentTexts.editYours}
        value={typed}
        onChange={setTyped}
        onSubmit={() => void save()}
        onEscape={onDone}
        takesFocus
      />
      <div className="flex justify-end gap-2">
        <Button size="small" variant="quiet" onClick={onDone}>
          {commonTexts.cancel}
        </Button>
        <Button size="small" isBusy={isPending} onClick={() => void save()}>
          {commonTexts.save}
        </Button>
      </div>
    </div>
  );
}
