import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { RecorderPanelTab } from '../../features/recording/components/recorder-panel.tsx';
import type { NotesLocationState } from './use-go-to.ts';

/** Opens the recorder when a key has asked for it, here or on another screen; `start` has it record as well. */
export function useRecorderWanted(open: (tab: RecorderPanelTab) => void, start: () => void): void {
  const { key, state, pathname, search } = useLocation() as Location<NotesLocationState | null>;
  const navigate = useNavigate();
  const latest = useRef({ open, start, forget: () => {} });
  useLayoutEffect(() => {
    // The browser keeps it through a reload, and on the way back: nobody asks to record by those.
    const forget = () => void navigate({ pathname, search }, { replace: true, state: null });
    latest.current = { open, start, forget };
  });
  useEffect(() => {
    if (!state?.opensRecorder) return;
    latest.current.open(state.tab ?? 'record');
    if (!state.startsRecording) return;
    latest.current.start();
    latest.current.forget();
  }, [key, state]);
}
