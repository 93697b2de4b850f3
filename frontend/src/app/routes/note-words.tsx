import type { NoteDetail } from '@stitchbook/api-types';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dropDraft, useDraft } from '../../device/drafts.ts';
import { Button } from '../../design/button.tsx';
import { KeptWords } from '../../design/kept-words.tsx';
import { useCurrentUser } from '../../features/account/api/get-current-user.ts';
import { TranscriptEditMark } from '../../features/notes/components/transcript-edit-mark.tsx';
import { TranscriptEditor } from '../../features/notes/components/transcript-editor.tsx';
import { Transcript } from '../../features/reading/components/transcript.tsx';

/** The words of a note, to be read along or, by who may, corrected. Who comes from a search (`?q=`) finds its words. */
export function NoteWords({ note }: { note: NoteDetail }) {
  const search = useSearchParams()[0].get('q') ?? '';
  const [isEditing, setEditing] = useState(false);
  // Gone to when the note is opened, and not again when its words come back from being corrected.
  const [goesToFound, setGoesToFound] = useState(true);
  const edit = () => {
    setEditing(true);
    setGoesToFound(false);
  };
  const ownerId = useCurrentUser().data?.id ?? '';
  const draftPlace = { ownerId, kind: 'note-words', noteId: note.id } as const;
  const draft = useDraft(draftPlace);
  if (isEditing)
    return <TranscriptEditor note={note} draft={draft} draftPlace={draftPlace} onDone={() => setEditing(false)} />;
  return (
    <>
      <Transcript note={note} search={search} goesToFound={goesToFound} />
      {draft && (
        <KeptWords
          sentence="You corrected these words, and they were not saved."
          words={draft.words}
          onRestore={note.access.mayEdit ? edit : undefined}
          onDiscard={() => dropDraft(draftPlace)}
        />
      )}
      <div className="mt-4 flex flex-wrap items-start justify-between gap-3 empty:hidden">
        <TranscriptEditMark note={note} />
        {note.access.mayEdit && !draft && (
          <Button look="quiet" size="small" className="-ml-2.5 sm:-ml-3" onClick={edit}>
            <PencilLine aria-hidden="true" size={16} />
            Correct the words
          </Button>
        )}
      </div>
    </>
  );
}
