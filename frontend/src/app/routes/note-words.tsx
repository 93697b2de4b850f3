import type { Note, NoteDetail } from '@stitchbook/api-types';
import { PencilLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dropDraft, useDraft } from '../../device/drafts.ts';
import { Button } from '../../design/button.tsx';
import { KeptWords } from '../../design/kept-words.tsx';
import { useCurrentUser } from '../../features/account/api/get-current-user.ts';
import { SegmentEditor } from '../../features/notes/components/segment-editor.tsx';
import { TranscriptEditMark } from '../../features/notes/components/transcript-edit-mark.tsx';
import { TranscriptEditor } from '../../features/notes/components/transcript-editor.tsx';
import type { Range } from '../../features/reading/find-words.ts';
import { segmentRanges } from '../../features/reading/segment-ranges.ts';
import { Transcript } from '../../features/reading/components/transcript.tsx';

/** The words of a note, to be read along or, by who may, corrected. Who comes from a search (`?q=`) finds its words. */
export function NoteWords({ note }: { note: NoteDetail }) {
  const search = useSearchParams()[0].get('q') ?? '';
  const [editing, setEditing] = useState<{ changed: Note | null } | null>(null);
  // Gone to when the note is opened, and not again when its words come back from being corrected.
  const [goesToFound, setGoesToFound] = useState(true);
  const edit = (changed: Note | null = null) => {
    setEditing({ changed });
    setCorrecting(null);
    setGoesToFound(false);
  };
  const [correcting, setCorrecting] = useState<{ seen: NoteDetail; index: number; range: Range } | null>(null);
  const ranges = useMemo(() => segmentRanges(note.segments, note.transcript), [note.segments, note.transcript]);
  const ownerId = useCurrentUser().data?.id ?? '';
  const draftPlace = { ownerId, kind: 'note-words', noteId: note.id } as const;
  const draft = useDraft(draftPlace);
  if (editing) {
    return (
      <TranscriptEditor
        note={note}
        draft={draft}
        draftPlace={draftPlace}
        changed={editing.changed}
        onDone={() => setEditing(null)}
      />
    );
  }
  const correction = note.access.mayEdit &&
    !draft && {
      index: correcting?.index ?? null,
      editor: correcting && (
        <SegmentEditor
          note={correcting.seen}
          index={correcting.index}
          range={correcting.range}
          draftPlace={draftPlace}
          onDone={() => setCorrecting(null)}
          onConflict={edit}
        />
      ),
      onBegin: (index: number) => {
        const range = ranges?.[index];
        if (!range) return;
        setCorrecting({ seen: note, index, range });
        setGoesToFound(false);
      },
    };
  return (
    <>
      <Transcript
        note={note}
        isOutdated={note.transcriptEdit !== null && ranges === null}
        search={search}
        goesToFound={goesToFound}
        correction={(ranges && correction) || undefined}
      />
      {draft && (
        <KeptWords
          sentence="You corrected these words, and they were not saved."
          words={draft.words}
          onRestore={note.access.mayEdit ? () => edit() : undefined}
          onDiscard={() => dropDraft(draftPlace)}
        />
      )}
      <div className="mt-4 flex flex-wrap items-start justify-between gap-3 empty:hidden">
        <TranscriptEditMark note={note} />
        {note.access.mayEdit && !draft && (
          <Button look="quiet" size="small" className="-ms-2.5 sm:-ms-3" onClick={() => edit()}>
            <PencilLine aria-hidden="true" size={16} />
            Correct the words
          </Button>
        )}
      </div>
    </>
  );
}
