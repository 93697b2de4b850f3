import { useQueryClient } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import { TopBanner } from '../design/top-banner.tsx';
import { api } from '../http/api.ts';
import { onSessionChange, sessionState, signInAgainPath, useSessionState } from '../http/session.ts';

const LINK = 'rounded-sm font-semibold underline underline-offset-4';

const ENDED = (
  <>
    <strong className="font-semibold">You are signed out.</strong> What you record or write is kept on this device.
  </>
);
const OTHER_ACCOUNT = (
  <>
    <strong className="font-semibold">Somebody else has signed in in this browser.</strong> Nothing of this page is sent
    any more; what you recorded waits for you.
  </>
);

/** Says that this page's session is over, and how to go on. */
export function SessionBanner() {
  const state = useSessionState();
  useReturn();
  return (
    <TopBanner icon={UserRoundX}>
      {state === 'open' ? null : (
        <>
          {state === 'ended' ? ENDED : OTHER_ACCOUNT}{' '}
          <a href={state === 'ended' ? signInAgainPath() : window.location.pathname} className={LINK}>
            {state === 'ended' ? 'Sign in again' : 'Load their page'}
          </a>
        </>
      )}
    </TopBanner>
  );
}

/** The person may have signed in again in another tab: asks when they come back to this one, and then shows what is there now. */
function useReturn(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible' && sessionState() !== 'open')
        api.get('/api/auth/user').catch(() => undefined);
    };
    const refresh = () => {
      if (sessionState() === 'open') void queryClient.invalidateQueries();
    };
    document.addEventListener('visibilitychange', ask);
    const unsubscribe = onSessionChange(refresh);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      unsubscribe();
    };
  }, [queryClient]);
}
