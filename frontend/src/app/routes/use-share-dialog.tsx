import type { Note } from '@stitchbook/api-types';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { openWhenLoaded } from '../../recovery/open-when-loaded.ts';

const loadShareDialog = () => import('../../features/sharing/components/share-dialog.tsx');
const ShareDialog = lazy(loadShareDialog);

type OpenShareDialog = (note: Note, opener: HTMLElement | null) => void;

/** One share dialog for a whole screen: what to render, and how to open it for a note. */
export function useShareDialog(): [ReactNode, OpenShareDialog] {
  const [asked, setAsked] = useState<{ note: Note; opener: HTMLElement | null } | null>(null);
  const open = useCallback<OpenShareDialog>(
    (note, opener) => void openWhenLoaded(loadShareDialog, () => setAsked({ note, opener })),
    [],
  );
  const dialog = asked && (
    <Suspense>
      <ShareDialog note={asked.note} opener={asked.opener} onClose={() => setAsked(null)} />
    </Suspense>
  );
  return [dialog, open];
}
