import type { SessionData } from 'express-session';

/** A sign-in that this browser began and has not finished: what the callback must match. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
  /** Milliseconds since 1970. */
  startedAt: number;
}

type Holder = Pick<SessionData, 'pendingSignIns'>;

/** Several tabs may sign in at once; older beginnings are forgotten so that a session stays small. */
const MOST_PENDING = 5;
const VALID_FOR_MS = 60 * 60_000;

export function rememberSignIn(session: Holder, pending: PendingSignIn): void {
  session.pendingSignIns = [...(session.pendingSignIns ?? []), pending].slice(-MOST_PENDING);
}

/** Gives back the sign-in of this state and forgets it: a state serves once. */
export function takeSignIn(session: Holder, state: string | null): PendingSignIn | null {
  const known = session.pendingSignIns ?? [];
  const found = known.find((pending) => pending.state === state);
  session.pendingSignIns = known.filter((pending) => pending !== found);
  return found && Date.now() - found.startedAt < VALID_FOR_MS ? found : null;
}
