import type { Note } from '@stitchbook/api-types';
import { Dialog } from '../../../design/dialog.tsx';
import { CurrentShares } from './current-shares.tsx';
import { ShareForm } from './share-form.tsx';

interface ShareDialogProps {
  note: Pick<Note, 'id' | 'title'>;
  /** Where the focus belongs afterwards. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/** Stands only while it is open, so that the next time it begins afresh. */
export default function ShareDialog({ note, opener, onClose }: ShareDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Share Note"
      description={`“${note.title}”`}
      returnFocusTo={opener}
    >
      <ShareForm note={note} onShared={onClose} />
      <CurrentShares noteId={note.id} />
    </Dialog>
  );
}
