import type { CurrentUser } from '@stitchbook/api-types';
import { useEffect, useState } from 'react';
import { fetchCurrentUser } from './api/fetch-current-user.ts';

interface InitialUser {
  /** Null for who is not signed in, and while nobody knows. */
  user: CurrentUser | null;
  isSettling: boolean;
}

/**
 * Who has opened the page, by an answer that is on its way. Asked again when the network is back, until it is known. Of somebody who
 * is signed in it is told once `prepare` is done, or has failed.
 */
export function useInitialUser(asked: Promise<CurrentUser | null>, prepare: () => Promise<void>): InitialUser {
  const [visitor, setVisitor] = useState<InitialUser>({ user: null, isSettling: true });
  const { user } = visitor;
  useEffect(() => {
    if (user) return undefined;
    let isHere = true;
    const settle = (known: CurrentUser | null) => isHere && setVisitor({ user: known, isSettling: false });
    const hear = async (answer: Promise<CurrentUser | null>) => {
      const known = await answer.catch(() => null);
      if (known) await prepare().catch(() => undefined);
      settle(known);
    };
    const askAgain = () => void hear(fetchCurrentUser());
    void hear(asked);
    window.addEventListener('online', askAgain);
    return () => {
      isHere = false;
      window.removeEventListener('online', askAgain);
    };
  }, [asked, user, prepare]);
  return visitor;
}
