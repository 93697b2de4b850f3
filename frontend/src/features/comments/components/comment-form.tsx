import type { Comment, Note } from '@stitchbook/api-types';
import { useEffect, useState } from 'react';
import { type Draft, dropDraft, readDraft, useKeptDraft } from '../../../device/drafts.ts';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useAddComment, useArrivedKeys } from '../api/comments.ts';
import { hasArrived } from '../pending-comment.ts';
import { asOneDraft, dropArrived, joined, keepFailed, keepUnsent } from '../unsent-comments.ts';
import { CommentField } from './comment-field.tsx';
import { TimestampToggle } from './comment-timestamp.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { commentTexts } from '../../../texts/en/comments.ts';

interface CommentFormProps {
  note: Pick<Note, 'id' | 'audioUrl'>;
  readerId: string;
  /** Those that are shown: what was sent and never answered may be among them. */
  comments: Comment[];
}

/** Where a comment is written. One that could not be sent comes back into the field, also when the page was left meanwhile. */
export function CommentForm({ note, readerId, comments }: CommentFormProps) {
  const draftPlace = { ownerId: readerId, kind: 'comment', noteId: note.id } as const;
  /** What was typed or sent last and is not known to have arrived. */
  const [unsent, setUnsent] = useState(() => readDraft(draftPlace));
  const [typed, setTyped] = useState(unsent?.words ?? '');
  const [timestamp, setTimestamp] = useState<number | null>(unsent?.timestamp ?? null);
  /** Sent and not answered: kept until they are, as the tab may be closed before. */
  const [onTheirWay, setOnTheirWay] = useState<Draft[]>([]);
  const draft = { words: typed, timestamp };
  const kept = typed.trim() ? asOneDraft([...onTheirWay, sameOf(unsent, draft) ?? draft]) : null;
  useKeptDraft(draftPlace, kept);
  const { mutateAsync: addComment } = useAddComment(note.id);
  const arrivedKeys = useArrivedKeys(note.id);

  const change = (words: string) => {
    setTyped(words);
    if (!words.trim()) keepUnsent(draftPlace, onTheirWay);
  };

  const isUnsent = unsent !== null && typed === unsent.words;
  const wasSent =
    isUnsent &&
    unsent.sentAt !== undefined &&
    (arrivedKeys.includes(unsent.key ?? '') ||
      hasArrived({ content: typed, submittedAt: unsent.sentAt }, readerId, comments));
  useEffect(() => {
    if (!wasSent) return;
    setUnsent(null);
    setTyped('');
    setTimestamp(null);
    dropDraft({ ownerId: readerId, kind: 'comment', noteId: note.id });
  }, [wasSent, readerId, note.id]);

  const submit = async () => {
    const content = typed.trim();
    if (!content) {
      toast({ title: commentTexts.required, description: commentTexts.enterFirst, tone: 'alarm' });
      return;
    }
    const written = { words: content, timestamp };
    const key = sameOf(unsent, written)?.key ?? crypto.randomUUID();
    const sent = { ...written, key, sentAt: Date.now() };
    setUnsent(sent);
    setTyped('');
    setTimestamp(null);
    setOnTheirWay((others) => [...others, sent]);
    keepUnsent(draftPlace, [...onTheirWay, sent]);
    try {
      await addComment({ content, key, ...(timestamp !== null && { timestamp }) });
      dropArrived(draftPlace, sent);
      // Another may have been sent since.
      setUnsent((latest) => (latest?.key === key ? null : latest));
    } catch (error) {
      // The note may be gone, or its page left: then nothing that is set here is seen any more.
      keepFailed(draftPlace, sent);
      setUnsent(sent);
      setTyped((typedSince) => joined(content, typedSince));
      setTimestamp((chosenSince) => chosenSince ?? timestamp);
      toast({ title: commonTexts.error, description: commentTexts.addFailed(describeProblem(error)), tone: 'alarm' });
    } finally {
      setOnTheirWay((others) => others.filter((other) => other.key !== key));
    }
  };

  return (
    <div className="grid gap-2.5 print:hidden">
      {isUnsent && (
        <p role="status" className="font-semibold">
          {unsent.key ? commentTexts.maybeNotSent : commentTexts.notSent}
        </p>
      )}
      <CommentField label={commentTexts.add} value={typed} onChange={change} onSubmit={() => void submit()} />
      <div className="flex items-center justify-end gap-2">
        {note.audioUrl && <TimestampToggle timestamp={timestamp} onChange={setTimestamp} />}
        <Button variant="thread" onClick={() => void submit()}>
          {commentTexts.comment}
        </Button>
      </div>
    </div>
  );
}

/** What was sent and says exactly this: sent again under its key, it is made once. */
function sameOf(unsent: Draft | null, { words, timestamp }: Draft): Draft | null {
  const isSame = unsent?.words === words.trim() && (unsent.timestamp ?? null) === (timestamp ?? null);
  return isSame ? unsent : null;
}
