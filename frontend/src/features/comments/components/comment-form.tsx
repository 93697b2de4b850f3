import type { Note } from '@stitchbook/contracts';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/request-error.ts';
import { useAddComment } from '../api/add-comment.ts';
import { CommentField } from './comment-field.tsx';
import { MomentToggle } from './moment-toggle.tsx';

/** Where a comment is written. One that could not be sent comes back into the field. */
export function CommentForm({ note }: { note: Pick<Note, 'id' | 'audioUrl'> }) {
  const [typed, setTyped] = useState('');
  const [moment, setMoment] = useState<number | null>(null);
  const { mutateAsync: addComment } = useAddComment(note.id);

  const submit = async () => {
    const content = typed.trim();
    if (!content) {
      toast({
        title: 'Comment required',
        description: 'Please enter a comment before submitting.',
        tone: 'alarm',
      });
      return;
    }
    setTyped('');
    setMoment(null);
    try {
      await addComment(moment === null ? { content } : { content, timestamp: moment });
    } catch (error) {
      setTyped((since) => since || content);
      setMoment((since) => since ?? moment);
      toast({ title: 'Error', description: `Failed to add comment: ${describeProblem(error)}`, tone: 'alarm' });
    }
  };

  return (
    <div className="grid gap-2.5 print:hidden">
      <CommentField label="Add a comment" value={typed} onChange={setTyped} onSubmit={() => void submit()} />
      <div className="flex items-center justify-end gap-2">
        {note.audioUrl && <MomentToggle moment={moment} onChange={setMoment} />}
        <Button look="thread" onClick={() => void submit()}>
          Comment
        </Button>
      </div>
    </div>
  );
}
