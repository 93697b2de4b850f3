import { useCallback, useEffect, useRef } from 'react';
import { isCtrl, isDialogOpen } from '../../../keyboard/key-events.ts';
import { useKeys } from '../../../keyboard/use-keys.ts';
import type { Recorder } from './recorder.ts';
import { isUnderWay, type RecorderState } from './recorder-state.ts';

/** While something is recorded, on every screen: Space pauses it and goes on, Enter stops it, Ctrl+S saves it. */
export function useRecorderKeys(recorder: Recorder, state: RecorderState): void {
  const save = useSave(recorder, state);
  const isThere = state !== 'idle';
  const turn = () => (recorder.snapshot().state === 'recording' ? recorder.pause() : void recorder.resume());
  const stop = () => void recorder.stop();
  useKeys(isUnderWay(state) ? { ' ': turn, Enter: stop } : {}, { isFirst: true });

  useEffect(() => {
    if (!isThere) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (!isCtrl(event, 's')) return;
      // Not even under a dialog is it the page that is to be saved.
      event.preventDefault();
      if (!isDialogOpen()) save();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isThere, save]);
}

/** Saves what is recorded; what is still being made, as soon as it is whole. */
function useSave(recorder: Recorder, state: RecorderState): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (state === 'recorded' && isWanted.current) void recorder.save();
    if (state !== 'finishing') isWanted.current = false;
  }, [recorder, state]);
  return useCallback(() => {
    if (recorder.snapshot().state === 'recorded') void recorder.save();
    else void recorder.stop();
    isWanted.current = recorder.snapshot().state === 'finishing';
  }, [recorder]);
}
