import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { ShareSubject } from '../../features/sharing/share-subject.ts';
import { openWhenLoaded } from '../../recovery/open-when-loaded.ts';

const loadShareDialog = () => import('../../features/sharing/components/share-dialog.tsx');
const ShareDialog = lazy(loadShareDialog);

type Titled = Pick<ShareSubject, 'id' | 'title'>;
type OpenShareDialog = (subject: Titled, opener: HTMLElement | null) => void;

/** One share dialog for a whole screen: what to render, and how to open it for a note, or for a creation. */
export function useShareDialog(kind: ShareSubject['kind'] = 'note'): [ReactNode, OpenShareDialog] {
  const [asked, setAsked] = useState<{ subject: ShareSubject; opener: HTMLElement | null } | null>(null);
  const open = useCallback<OpenShareDialog>(
    ({ id, title }, opener) =>
      void openWhenLoaded(loadShareDialog, () => setAsked({ subject: { kind, id, title }, opener })),
    [kind],
  );
  const dialog = asked && (
    <Suspense>
      <ShareDialog subject={asked.subject} opener={asked.opener} onClose={() => setAsked(null)} />
    </Suspense>
  );
  return [dialog, open];
}
