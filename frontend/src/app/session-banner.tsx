import { useQueryClient } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import { TopBanner } from '../design/top-banner.tsx';
import { api } from '../http/api.ts';
import { onSessionChange, sessionState, signInAgainPath, useSessionState } from '../http/session.ts';
import { pageTexts } from '../texts/en/page.ts';

const LINK = 'rounded-sm font-semibold underline underline-offset-4';

/** Says that this page's session is over, and how to go on. */
export function SessionBanner() {
  const state = useSessionState();
  const isEnded = state === 'ended';
  useReturn();
  return (
    <TopBanner icon={UserRoundX}>
      {state === 'open' ? null : (
        <>
          <strong className="font-semibold">{isEnded ? pageTexts.signedOut : pageTexts.otherAccount}</strong>{' '}
          {isEnded ? pageTexts.signedOutMeans : pageTexts.otherAccountMeans}{' '}
          <a href={isEnded ? signInAgainPath() : window.location.pathname} className={LINK}>
            {isEnded ? pageTexts.signInAgain : pageTexts.loadTheirPage}
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
