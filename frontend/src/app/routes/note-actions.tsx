import type { Note } from '@stitchbook/contracts';
import { Share2 } from 'lucide-react';
import { Button } from '../../design/button.tsx';
import { GenerateButton } from '../../features/creations/components/generate-button.tsx';
import { ExportMenu } from '../../features/notes/components/export-menu.tsx';
import { useShareDialog } from './use-share-dialog.tsx';
import { useShowCreation } from './use-show-creation.ts';

/** What can be done with a note as a whole. */
export function NoteActions({ note }: { note: Note }) {
  const [shareDialog, openShareDialog] = useShareDialog();
  const showCreation = useShowCreation();
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
      {shareDialog}
    </div>
  );
}
