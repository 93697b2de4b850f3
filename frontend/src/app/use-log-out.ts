import type { MouseEvent } from 'react';
import { leaveApp } from '../features/account/leave-app.ts';
import { useRecorderContext } from '../features/recording/recorder/recorder-context.tsx';

/** Signs out; asks before only where something of this person is not saved yet. */
export function useLogOut(): (event?: MouseEvent<HTMLAnchorElement>) => void {
  const context = useRecorderContext();
  return (event) => {
    // A press that opens it elsewhere leaves this page as it is.
    if (event && (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event?.preventDefault();
    const address = event?.currentTarget.href ?? '/api/logout';
    void import('./ask-before-log-out.ts')
      .then(({ mayLogOut }) => mayLogOut(context))
      // Its code could not be had: the browser asks then, as before closing the tab.
      .catch(() => null)
      .then(async (isMeant) => {
        if (isMeant === false) return;
        await forgetKept();
        leaveApp(address);
      });
  };
}

/** Before the page is left: the way through signing out may end elsewhere. */
async function forgetKept(): Promise<void> {
  try {
    await (await import('../device/kept-notes.ts')).forgetKeptNotes();
  } catch {
    // The next page here does it, once it knows that nobody is signed in.
  }
}
