import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { SavingContext } from '../savings.ts';
import type { Recorder } from './recorder.ts';
import type { RecorderSnapshot } from './recorder-snapshot.ts';
import type { RecorderState } from './recorder-state.ts';

/** What the screens know of the recorder, without its code: that comes with the panel. */
export interface RecorderContextValue {
  ownerId: string;
  /** Stays the same. */
  saving: SavingContext;
  /** The note that was just saved. */
  freshNoteId: number | null;
  /** Null until the panel was opened for the first time. */
  recorder: Recorder | null;
  setRecorder: (recorder: Recorder) => void;
}

export const RecorderContext = createContext<RecorderContextValue | null>(null);

export function useRecorderContext(): RecorderContextValue {
  const value = use(RecorderContext);
  if (!value) throw new Error('There is no RecorderProvider around this.');
  return value;
}

/** What the recorder is doing, for screens that know it or not. */
export function useRecorderState(): RecorderState {
  const { recorder } = useRecorderContext();
  return useSyncExternalStore(recorder?.subscribe ?? subscribeToNothing, () => recorder?.snapshot().state ?? 'idle');
}

/** Begins to record once the recorder is there, which comes with its panel. Not over what is being recorded, or is not saved yet. */
export function useStartRecording(): () => void {
  const { recorder } = useRecorderContext();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || !recorder) return;
    setWanted(false);
    if (recorder.snapshot().state === 'idle') void recorder.start();
  }, [isWanted, recorder]);
  return () => setWanted(true);
}

const subscribeToNothing = () => () => undefined;

export function useRecorderSnapshot(recorder: Recorder): RecorderSnapshot {
  return useSyncExternalStore(recorder.subscribe, recorder.snapshot);
}
