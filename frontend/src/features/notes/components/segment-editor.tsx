import type { Note, NoteDetail } from '@stitchbook/api-types';
import { useState, type KeyboardEvent } from 'react';
import { type DraftPlace, keepDraft, useKeptDraft } from '../../../device/drafts.ts';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { isPressed } from '../../../keyboard/key-events.ts';
import type { Range } from '../find-words.ts';
import { useUpdateTranscript, VersionConflict } from '../api/change-note.ts';
import { moveRanges, rangesWithin, unsureRanges } from '../unsure-words.ts';
import { WordsField } from './words-field.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { noteTexts } from '../../../texts/en/note.ts';

/** A piece of a transcript that somebody corrects: a segment or, where nobody knows when words were said, a paragraph. */
export interface Correcting {
  /** The note as it was when the person began to type. */
  seen: NoteDetail;
  index: number;
  /** From which character of the transcript to which it goes. */
  range: Range;
  isSegment: boolean;
  /** What was typed before, where that was left out and is wanted again. */
  typed?: string;
}

interface SegmentEditorProps {
  correcting: Correcting;
  draftPlace: DraftPlace;
  onDone: () => void;
  /** What was left out by mistake is typed again. */
  onReopen: (typed: string) => void;
  /** Another changed the words meanwhile; what was typed is a draft of the whole transcript now. */
  onConflict: (current: Note) => void;
}

/** A piece of a transcript while it is corrected in place. Enter saves it, Escape leaves it as it was. */
export function SegmentEditor({ correcting, draftPlace, onDone, onReopen, onConflict }: SegmentEditorProps) {
  const { seen: note, index, range, isSegment } = correcting;
  const [from, to] = range;
  const before = note.transcript.slice(from, to);
  const [typed, setTyped] = useState(correcting.typed ?? before);
  const unsure = moveRanges(rangesWithin(unsureRanges(note), range), before, correcting.typed ?? before);
  const { mutateAsync: updateTranscript, isPending } = useUpdateTranscript();
  const isChanged = typed.trim() !== before;
  const transcript = `${note.transcript.slice(0, from)}${typed.trim()}${note.transcript.slice(to)}`.trim();
  const draft = { words: transcript, basedOn: note.transcriptEdit?.editedAt ?? '' };
  const forgetDraft = useKeptDraft(draftPlace, isChanged ? draft : null);

  const close = () => {
    forgetDraft();
    onDone();
  };

  const leave = () => {
    if (isPending) return;
    close();
    if (isChanged) toast({ title: noteTexts.leftOut, undo: { onUndo: () => onReopen(typed) } });
  };

  const save = async () => {
    if (isPending) return;
    if (!isChanged) {
      close();
      return;
    }
    const segments = note.segments
      .map((segment, place) => (place === index ? { ...segment, text: typed.trim() } : segment))
      .filter(({ text }) => text !== '');
    try {
      await updateTranscript({ seen: note, transcript, ...(isSegment && { segments }) });
      toast({ title: noteTexts.updated });
      close();
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

  const obeyKey = (event: KeyboardEvent) => {
    if (isPressed(event, 'Escape')) leave();
    if (!isPressed(event, 'Enter') || event.shiftKey) return;
    event.preventDefault();
    void save();
  };

  return (
    <div className="-mx-3 rounded-lg bg-hem px-3 py-3">
      <WordsField
        aria-label={noteTexts.theseWords}
        describedBy="enter-saves"
        unsure={unsure}
        rows={2}
        value={typed}
        readOnly={isPending}
        onType={setTyped}
        onKeyDown={obeyKey}
      />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-3 font-sans text-base leading-normal">
        <p id="enter-saves" className="me-auto text-sm text-soft pointer-coarse:sr-only">
          {noteTexts.enterSaves}
        </p>
        <Button size="small" onClick={leave}>
          {commonTexts.cancel}
        </Button>
        <Button size="small" variant="thread" isBusy={isPending} onClick={() => void save()}>
          {isPending ? commonTexts.saving : commonTexts.save}
        </Button>
      </div>
    </div>
  );
}
