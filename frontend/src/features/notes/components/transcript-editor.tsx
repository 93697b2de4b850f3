import type { Note, NoteDetail } from '@stitchbook/api-types';
import { useState } from 'react';
import { type Draft, type DraftPlace, useKeptDraft } from '../../../device/drafts.ts';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { isPressed } from '../../../keyboard/key-events.ts';
import { useUpdateTranscript, VersionConflict } from '../api/change-note.ts';
import { moveRanges, unsureRanges } from '../unsure-words.ts';
import { WordsField } from './words-field.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { noteTexts } from '../../../texts/en/note.ts';

interface TranscriptEditorProps {
  note: NoteDetail;
  /** What was typed here before and not saved; null for a fresh start. */
  draft: Draft | null;
  draftPlace: DraftPlace;
  /** How the note stands, when somebody else has changed its words while the draft was typed in another field. */
  changed?: Note | null;
  onDone: () => void;
}

/**
 * The words of a note while they are corrected. What another wrote meanwhile is shown, and what was typed is kept:
 * on this device too, should the note go away under it.
 */
export function TranscriptEditor({ note: loaded, draft, draftPlace, changed, onDone: close }: TranscriptEditorProps) {
  const note = changed ? { ...loaded, ...changed } : loaded;
  const [seen, setSeen] = useState(note);
  const [typed, setTyped] = useState(draft?.words ?? note.transcript);
  const [theirs, setTheirs] = useState(draft && draft.basedOn !== editedAt(note) ? note.transcript : null);
  const [unsure] = useState(() => moveRanges(unsureRanges(loaded), loaded.transcript, typed));
  const { mutateAsync: updateTranscript, isPending } = useUpdateTranscript();

  const isChanged = typed !== seen.transcript;
  const forgetDraft = useKeptDraft(draftPlace, isChanged ? { words: typed, basedOn: editedAt(seen) } : null);
  const onDone = () => {
    forgetDraft();
    close();
  };

  const save = async () => {
    if (!isChanged) {
      onDone();
      return;
    }
    try {
      await updateTranscript({ seen, transcript: typed });
      toast({ title: noteTexts.updated });
      onDone();
    } catch (error) {
      if (error instanceof VersionConflict) {
        setSeen({ ...seen, ...error.current });
        setTheirs(error.current.transcript);
        return;
      }
      const description = noteTexts.updateFailed(describeProblem(error));
      toast({ title: commonTexts.error, description, tone: 'alarm' });
    }
  };

  return (
    <section aria-labelledby="transcript" className="mt-8">
      <h2 id="transcript" className="text-xl">
        {noteTexts.transcript}
      </h2>
      {theirs !== null && (
        <div role="alert" className="mt-4 rounded-lg bg-alarm-wash px-4 py-3">
          <p className="font-semibold text-alarm">{noteTexts.changedSince}</p>
          <p className="mt-2 max-w-[62ch] font-serif whitespace-pre-line">{theirs}</p>
        </div>
      )}
      <div className="mt-4">
        <WordsField
          aria-label={noteTexts.transcript}
          unsure={unsure}
          rows={8}
          value={typed}
          onType={setTyped}
          onKeyDown={(event) => isPressed(event, 'Escape') && !isChanged && onDone()}
        />
      </div>
      <div className="mt-3 flex justify-end gap-3">
        <Button onClick={onDone}>{commonTexts.cancel}</Button>
        <Button variant="thread" isBusy={isPending} onClick={() => void save()}>
          {isPending ? commonTexts.saving : commonTexts.save}
        </Button>
      </div>
    </section>
  );
}

const editedAt = ({ transcriptEdit }: NoteDetail) => transcriptEdit?.editedAt ?? '';
