import type { NoteDetail } from '@stitchbook/contracts';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { TranscriptEditMark } from '../../features/notes/components/transcript-edit-mark.tsx';
import { TranscriptEditor } from '../../features/notes/components/transcript-editor.tsx';
import { Transcript } from '../../features/reading/components/transcript.tsx';

/** The words of a note, to be read along or, by who may, corrected. */
export function NoteWords({ note }: { note: NoteDetail }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <TranscriptEditor note={note} onDone={() => setEditing(false)} />;
  return (
    <>
      <Transcript note={note} />
      <div className="mt-4 flex flex-wrap items-start justify-between gap-3 empty:hidden">
        <TranscriptEditMark note={note} />
        {note.access.mayEdit && (
          <Button look="quiet" size="small" className="-ml-2.5 sm:-ml-3" onClick={() => setEditing(true)}>
            <PencilLine aria-hidden="true" size={16} />
            Correct the words
          </Button>
        )}
      </div>
    </>
  );
}
