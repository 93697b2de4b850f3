import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useFreshNote } from '../features/notes/use-fresh-note.ts';
import { useRefreshDrafts } from '../features/recording/drafts/use-drafts.ts';
import type { Recorder } from '../features/recording/recorder/recorder.ts';
import { RecorderContext } from '../features/recording/recorder/recorder-context.tsx';
import type { SaveAudio } from '../features/recording/save-audio.ts';
import { useSaveAudio } from './use-save-audio.ts';

/** Keeps the one recorder and the outbox above the screens: they go on whichever of them is shown, and end with the signed-in page. */
export function RecorderProvider({ ownerId, children }: { ownerId: string; children: ReactNode }) {
  const [recorder, setRecorder] = useState<Recorder | null>(null);
  const [freshNoteId, setFreshNoteId] = useFreshNote();
  const saveAudio = useSaveAudio(setFreshNoteId);
  useEffect(() => () => recorder?.close(), [recorder]);
  useOutbox(ownerId, saveAudio);

  const value = useMemo(
    () => ({ ownerId, saveAudio, freshNoteId, recorder, setRecorder }),
    [ownerId, saveAudio, freshNoteId, recorder],
  );
  return <RecorderContext value={value}>{children}</RecorderContext>;
}

/** Sends what waits on this device whichever screen is open; on most visits that is nothing, so its code comes later. */
function useOutbox(ownerId: string, saveAudio: SaveAudio): void {
  const refreshDrafts = useRefreshDrafts();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isHere = true;
    import('../features/recording/outbox.ts')
      .then(({ Outbox }) => {
        const outbox = new Outbox({ ownerId, saveAudio, onDraftsChanged: () => void refreshDrafts() });
        if (isHere) stop = outbox.start();
      })
      .catch(() => undefined);
    return () => {
      isHere = false;
      stop?.();
    };
  }, [ownerId, saveAudio, refreshDrafts]);
}
