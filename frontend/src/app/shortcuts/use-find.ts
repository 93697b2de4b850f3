import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isCtrl, isDialogOpen } from '../../keyboard/key-events.ts';
import { isListAddress } from './is-list-address.ts';
import { focusSearch } from './use-go-to.ts';

/**
 * Ctrl+F finds a note. The list has the notes in pages and draws those in sight, where the browser would find nothing of the
 * others. Pressed once more in the search field, it is the browser's own again; elsewhere it always is.
 */
export function useFind(): void {
  const isOnNotes = isListAddress(useLocation().pathname);
  useEffect(() => {
    if (!isOnNotes) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (isCtrl(event, 'f') && !isDialogOpen() && focusSearch()) event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOnNotes]);
}
