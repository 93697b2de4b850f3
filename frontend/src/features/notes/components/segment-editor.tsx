import type { Note, NoteDetail } from '@stitchbook/api-types';
import { useState } from 'react';
import { type DraftPlace, keepDraft, useKeptDraft } from '../../../device/drafts.ts';
import { Button } from '../../../design/button.tsx';
import { TextArea } from '../../../design/field.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { isPressed } from '../../../keyboard/key-events.ts';
import { useUpdateTranscript, VersionConflict } from '../api/change-note.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { noteTexts } from '../../../texts/en/note.ts';

interface SegmentEditorProps {
  /** As it was when the person began to type. */
  note: NoteDetail;
  /** The index of the segment among the note's. */
  index: number;
  /** From which character of the transcript to which it goes. */
  range: readonly [from: number, to: number];
  draftPlace: DraftPlace;
  onDone: () => void;
  /** Another changed the words meanwhile; what was typed is a draft of the whole transcript now. */
  onConflict: (current: Note) => void;
}

/** One segment of a transcript while it is corrected in place. */
export function SegmentEditor({ note, index, range: [from, to], draftPlace, onDone, onConflict }: SegmentEditorProps) {
  const heard = note.transcript.slice(from, to);
  const [typed, setTyped] = useState(heard);
  const { mutateAsync: updateTranscript, isPending } = useUpdateTranscript();
  const isChanged = typed.trim() !== heard;
  const transcript = `${note.transcript.slice(0, from)}${typed.trim()}${note.transcript.slice(to)}`.trim();
  const draft = { words: transcript, basedOn: note.transcriptEdit?.editedAt ?? '' };
  const forgetDraft = useKeptDraft(draftPlace, isChanged ? draft : null);

  const cancel = () => {
    forgetDraft();
    onDone();
  };

  const save = async () => {
    if (!isChanged) {
      cancel();
      return;
    }
    const segments = note.segments
      .map((segment, place) => (place === index ? { ...segment, text: typed.trim() } : segment))
      .filter(({ text }) => text !== '');
    try {
      await updateTranscript({ seen: note, transcript, segments });
      toast({ title: noteTexts.updated });
      cancel();
    } catch (error) {
      if (error instanceof VersionConflict) {
        forgetDraft();
        keepDraft(draftPlace, draft);
        onConflict(error.current);
        return;
      }
      const description = noteTexts.updateFailed(describeProblem(error));
      toast({ title: commonTexts.error, description, tone: 'alarm' });
    }
  };

  return (
    <div className="-mx-3 rounded-lg bg-hem px-3 py-3">
      <TextArea
        aria-label={noteTexts.theseWords}
        takesFocus
        rows={2}
        value={typed}
        disabled={isPending}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => isPressed(event, 'Escape') && !isChanged && cancel()}
        className="font-serif text-lg leading-[1.65]"
      />
      <div className="mt-2 flex justify-end gap-3 font-sans text-base leading-normal">
        <Button size="small" onClick={cancel}>
          {commonTexts.cancel}
        </Button>
        <Button size="small" variant="thread" disabled={isPending} onClick={() => void save()}>
          {isPending ? commonTexts.saving : commonTexts.save}
        </Button>
      </div>
    </div>
  );
}
