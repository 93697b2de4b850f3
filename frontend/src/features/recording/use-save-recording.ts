import { DEFAULT_RECORDING_TITLE } from '@stitchbook/contracts';
import { useState } from 'react';
import { toast } from '../../design/toast.ts';
import { titleOr } from './note-title.ts';
import type { SaveTake } from './save-take.ts';
import { changeTake, removeTake } from './unsaved/change-take.ts';
import { holdTake } from './unsaved/hold-take.ts';
import { useRefreshUnsavedTakes } from './unsaved/use-unsaved-takes.ts';
import { useSaving } from './use-saving.ts';

interface RecordingToSave {
  id: string;
  audio: Blob;
  /** Seconds. */
  duration: number;
  title: string;
  jobId: string | null;
  /** Whether this device has it too, so that it can wait for the network. */
  isStored: boolean;
  /** Whether it has been waiting already, and the person knows. */
  isWaiting: boolean;
}

/** Saves a recording that is kept on this device, and forgets it there only once it is a note. */
export function useSaveRecording(saveTake: SaveTake) {
  const [problem, setProblem] = useState<string | null>(null);
  const { isSaving, progress, save, cancel, isStillHere } = useSaving(saveTake);
  const refresh = useRefreshUnsavedTakes();

  /** Answers whether there is nothing more to do for it here: it is saved, or will be by itself. */
  const saveRecording = async (recording: RecordingToSave): Promise<boolean> => {
    const { id, audio, duration, isStored, isWaiting } = recording;
    const release = await holdTake(id);
    if (!release) return false;
    setProblem(null);
    const title = titleOr(DEFAULT_RECORDING_TITLE, recording.title);
    try {
      const outcome = await save({
        audio,
        fileName: 'recording.wav',
        // What this device had no room for is missing after a crash: the length tells it from the whole.
        key: `${id}.${audio.size}`,
        title,
        duration,
        jobId: recording.jobId,
        onJob: (jobId) => void change(id, { jobId }),
      });
      switch (outcome.kind) {
        case 'saved':
          await removeTake(id).catch(logged);
          toast({ title: isStillHere() ? 'Voice note saved successfully!' : 'Note saved successfully!' });
          return true;
        case 'deleted-since':
          await removeTake(id).catch(logged);
          toast({ title: outcome.reason });
          return true;
        case 'cancelled':
          await change(id, { waitsForNetwork: false });
          return false;
        case 'unreachable':
          if (!isStored) break;
          await change(id, { waitsForNetwork: true, title });
          if (!isWaiting) toast({ title: 'Kept on this device', description: WAITS });
          return true;
        case 'not-heard':
        case 'not-saved':
          break;
      }
      if (isWaiting) await change(id, { waitsForNetwork: false });
      setProblem(outcome.reason);
      toast({
        title: 'Error',
        description:
          outcome.kind === 'not-saved'
            ? 'Failed to save note. Please try again.'
            : 'Failed to transcribe and save the recording.',
        tone: 'alarm',
      });
      return false;
    } finally {
      release();
      void refresh();
    }
  };

  return { isSaving, progress, problem, saveRecording, cancel };
}

const WAITS = 'It is sent as soon as Stitchbook can be reached again.';

function change(...[id, changes]: Parameters<typeof changeTake>): Promise<void> {
  return changeTake(id, changes).catch(logged);
}

function logged(error: unknown): void {
  console.error('The copy on this device could not be changed', error);
}
