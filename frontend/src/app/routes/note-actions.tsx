import type { Note } from '@stitchbook/api-types';
import { Share2 } from 'lucide-react';
import { Button } from '../../design/button.tsx';
import { GenerateButton } from '../../features/creations/components/generate-button.tsx';
import { ExportMenu } from '../../features/notes/components/export-menu.tsx';
import { ReceivedNoteMenu } from '../../features/notes/components/received-note-menu.tsx';
import { useNavigate } from 'react-router-dom';
import { useShareDialog } from './use-share-dialog.tsx';
import { useShowCreation } from './use-show-creation.ts';

/** What can be done with a note as a whole. */
export function NoteActions({ note }: { note: Note }) {
  const [shareDialog, openShareDialog] = useShareDialog();
  const showCreation = useShowCreation();
  const navigate = useNavigate();
  return (
    <div className="contents">
      <GenerateButton note={note} label="Generate Creation" onMade={showCreation} />
      {note.access.mayShare && (
        <Button size="small" onClick={({ currentTarget }) => openShareDialog(note, currentTarget)}>
          <Share2 aria-hidden="true" size={16} />
          Share
        </Button>
      )}
      <ExportMenu note={note} />
      <ReceivedNoteMenu note={note} onGone={() => void navigate('/notes')} />
      {shareDialog}
    </div>
  );
}
