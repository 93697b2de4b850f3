import { useState } from 'react';
import { useRefreshDrafts } from './drafts/use-drafts.ts';
import type { SaveAudio } from './save-audio.ts';
import { type RecordingToSave, saveRecording as save } from './save-recording.ts';
import { useSaving } from './use-saving.ts';

/** Saves a recording that was found on this device, and tells how far that is. */
export function useSaveRecording(saveAudio: SaveAudio) {
  const [problem, setProblem] = useState<string | null>(null);
  const { isSaving, progress, save: send, cancel, isStillHere } = useSaving(saveAudio);
  const refresh = useRefreshDrafts();

  const saveRecording = async (recording: RecordingToSave): Promise<void> => {
    setProblem(null);
    const outcome = await save(recording, { send, isInView: isStillHere });
    if (outcome.kind === 'not-saved') setProblem(outcome.problem);
    void refresh();
  };

  return { isSaving, progress, problem, saveRecording, cancel };
}
