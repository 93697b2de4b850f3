import { useQueryClient } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import { api } from '../http/api.ts';
import { onSessionChange, sessionState, signInAgainPath, useSessionState } from '../http/session.ts';

/** Says that this page's session is over, and how to go on. The region is always there, so that its words are spoken when they come. */
export function SessionBanner() {
  const state = useSessionState();
  useReturn();
  return (
    <div role="status">
      {state !== 'open' && (
        <p className="border-b border-rule bg-thread-wash text-sm">
          <span className="mx-auto flex max-w-3xl items-start gap-2.5 px-4 py-2.5 sm:px-6">
            <UserRoundX aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-thread-ink" />
            {state === 'ended' ? <Ended /> : <OtherAccount />}
          </span>
        </p>
      )}
    </div>
  );
}

const LINK = 'rounded-sm font-semibold underline underline-offset-4';

function Ended() {
  return (
    <span>
      <strong className="font-semibold">You are signed out.</strong> What you record or write is kept on this device.{' '}
      <a href={signInAgainPath()} className={LINK}>
        Sign in again
      </a>
    </span>
  );
}

function OtherAccount() {
  return (
    <span>
      <strong className="font-semibold">Somebody else has signed in in this browser.</strong> Nothing of this page is
      sent any more; what you recorded waits for you.{' '}
      <a href={window.location.pathname} className={LINK}>
        Load their page
      </a>
    </span>
  );
}

/** The person may have signed in again in another tab: asks when they come back to this one, and then shows what is there now. */
function useReturn(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let wasOpen = true;
    const ask = () => {
      if (document.visibilityState === 'visible' && sessionState() !== 'open')
        api.get('/api/auth/user').catch(() => undefined);
    };
    const refresh = () => {
      const isOpen = sessionState() === 'open';
      if (isOpen && !wasOpen) void queryClient.invalidateQueries();
      wasOpen = isOpen;
    };
    document.addEventListener('visibilitychange', ask);
    const unsubscribe = onSessionChange(refresh);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      unsubscribe();
    };
  }, [queryClient]);
}
