import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { NotesLocationState } from './use-go-to.ts';

/** Opens the recorder when a key has asked for it, here or on another screen. */
export function useRecorderWanted(open: () => void): void {
  const { key, state } = useLocation() as { key: string; state: NotesLocationState | null };
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (state?.opensRecorder) latest.current();
  }, [key, state]);
}
