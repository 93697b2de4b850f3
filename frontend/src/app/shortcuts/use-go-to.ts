import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RecorderPanelTab } from '../../features/recording/components/recorder-panel.tsx';
import { isListAddress } from './is-list-address.ts';

/** What the notes screen finds in its location when a key has asked for the recorder. */
export interface NotesLocationState {
  opensRecorder?: boolean;
  /** And begins to record. */
  startsRecording?: boolean;
  /** Where it opens; at recording where nothing is said. */
  tab?: RecorderPanelTab;
}

type RecorderOptions = Omit<NotesLocationState, 'opensRecorder'>;

/** Leads to the recorder or the search field, from any screen. */
export function useGoTo(): { recorder: (options?: RecorderOptions) => void; search: () => void } {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isOnNotes = isListAddress(pathname);
  const isSearchWanted = useRef(false);

  useEffect(() => {
    if (isSearchWanted.current && isOnNotes) focusSearch();
    isSearchWanted.current = false;
  }, [isOnNotes]);

  return {
    recorder: (options = {}) => {
      const state: NotesLocationState = { opensRecorder: true, ...options };
      void navigate(isOnNotes ? { pathname, search } : '/notes', { state, replace: isOnNotes });
    },
    search: () => {
      if (isOnNotes) {
        focusSearch();
        return;
      }
      isSearchWanted.current = true;
      void navigate('/notes');
    },
  };
}

/** Answers whether the focus was elsewhere. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('input[type="search"]');
  if (!field || field === document.activeElement) return false;
  field.focus();
  field.select();
  return true;
}
