import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useFreshNote } from '../features/notes/use-fresh-note.ts';
import { useRefreshDrafts } from '../features/recording/drafts/use-drafts.ts';
import { FailedUploads } from '../features/recording/failed-uploads.ts';
import type { Recorder } from '../features/recording/recorder/recorder.ts';
import { RecorderContext } from '../features/recording/recorder/recorder-context.tsx';
import { useLeaveWarning } from '../features/recording/use-leave-warning.ts';
import { Savings, useIsUploading, type SavingContext } from '../features/recording/savings.ts';
import { isListAddress } from './shortcuts/is-list-address.ts';
import { useSaveAudio } from './use-save-audio.ts';

/**
 * Keeps the one recorder, what is being saved and the outbox above the screens: they go on whichever of them is shown, and
 * end with the signed-in page.
 */
export function RecorderProvider({ ownerId, children }: { ownerId: string; children: ReactNode }) {
  const [recorder, setRecorder] = useState<Recorder | null>(null);
  const [freshNoteId, setFreshNoteId] = useFreshNote();
  const saving = useSavingContext(setFreshNoteId);
  useEffect(() => () => recorder?.close(), [recorder]);
  useEffect(() => () => saving.savings.cancelAll('save-later'), [saving]);
  useOutbox(ownerId, saving);
  useLeaveWarning(useIsUploading(saving.savings));

  const value = useMemo(
    () => ({ ownerId, saving, freshNoteId, recorder, setRecorder }),
    [ownerId, saving, freshNoteId, recorder],
  );
  return <RecorderContext value={value}>{children}</RecorderContext>;
}

function useSavingContext(onSaved: (noteId: number) => void): SavingContext {
  const [savings] = useState(() => new Savings());
  const [failedUploads] = useState(() => new FailedUploads());
  const saveAudio = useSaveAudio(onSaved);
  const refreshDrafts = useRefreshDrafts();
  return useMemo(
    () => ({
      savings,
      failedUploads,
      saveAudio,
      onDraftsChanged: refreshDrafts,
      isListShown: () => isListAddress(window.location.pathname),
    }),
    [savings, failedUploads, saveAudio, refreshDrafts],
  );
}

/** Sends what waits on this device whichever screen is open; on most visits that is nothing, so its code comes later. */
function useOutbox(ownerId: string, saving: SavingContext): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isHere = true;
    import('../features/recording/outbox.ts')
      .then(({ Outbox }) => {
        if (isHere) stop = new Outbox(ownerId, saving).start();
      })
      .catch(() => undefined);
    return () => {
      isHere = false;
      stop?.();
    };
  }, [ownerId, saving]);
}
