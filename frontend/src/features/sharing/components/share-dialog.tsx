import type { Note } from '@stitchbook/api-types';
import { Dialog } from '../../../design/dialog.tsx';
import { describeProblem } from '../../../http/errors.ts';
import { useShares } from '../api/shares.ts';
import { CopyLink } from './copy-link.tsx';
import { ShareForm } from './share-form.tsx';
import { ShareRow } from './share-row.tsx';
import { sharingTexts } from '../../../texts/en/sharing.ts';

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
      title={sharingTexts.shareNote}
      description={sharingTexts.titleQuoted(note.title)}
      returnFocusTo={opener}
    >
      <ShareForm note={note} onShared={onClose} />
      <CurrentShares noteId={note.id} />
      <CopyLink noteId={note.id} />
    </Dialog>
  );
}

/** With whom the note is shared already. */
function CurrentShares({ noteId }: { noteId: number }) {
  const { data: shares = [], isError, error } = useShares(noteId);
  if (isError) return <p className="mt-5 text-sm text-alarm">{describeProblem(error)}</p>;
  if (shares.length === 0) return null;
  return (
    <section aria-labelledby="current-shares" className="mt-6 border-t border-rule pt-4">
      <h3 id="current-shares" className="text-lg">
        {sharingTexts.sharedWith}
      </h3>
      <ul className="mt-2 grid max-h-64 gap-1 -mx-1 overflow-y-auto p-1">
        {shares.map((share) => (
          <li key={share.sharedWithUserId}>
            <ShareRow noteId={noteId} share={share} />
          </li>
        ))}
      </ul>
    </section>
  );
}
