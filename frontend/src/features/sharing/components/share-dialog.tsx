import { Dialog } from '../../../design/dialog.tsx';
import { describeProblem } from '../../../http/errors.ts';
import { useShares } from '../api/shares.ts';
import type { ShareSubject } from '../share-subject.ts';
import { CopyLink } from './copy-link.tsx';
import { ShareForm } from './share-form.tsx';
import { ShareRow } from './share-row.tsx';
import { sharingTexts } from '../../../texts/en/sharing.ts';

interface ShareDialogProps {
  subject: ShareSubject;
  /** Where the focus belongs afterwards. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/** Stands only while it is open, so that the next time it begins afresh. */
export default function ShareDialog({ subject, opener, onClose }: ShareDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={sharingTexts.share[subject.kind]}
      description={sharingTexts.titleQuoted(subject.title)}
      returnFocusTo={opener}
    >
      <ShareForm subject={subject} onShared={onClose} />
      {subject.kind === 'creation' && <p className="mt-4 text-sm text-soft">{sharingTexts.editorsSeeHistory}</p>}
      <CurrentShares subject={subject} />
      <CopyLink subject={subject} />
    </Dialog>
  );
}

/** With whom it is shared already. */
function CurrentShares({ subject }: { subject: ShareSubject }) {
  const { data: shares = [], isError, error } = useShares(subject);
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
            <ShareRow subject={subject} share={share} />
          </li>
        ))}
      </ul>
    </section>
  );
}
