import { useSyncExternalStore } from 'react';
import { RequestError } from './errors.ts';

/** What the server said last of this page's session: `other-account` is another person's, in the same browser. */
export type SessionState = 'open' | 'ended' | 'other-account';

let accountId: string | null = null;
let state: SessionState = 'open';
const listeners = new Set<() => void>();

/** Says whose page this is from now on; null for nobody's. */
export function setAccount(id: string | null): void {
  accountId = id;
  change('open');
}

/** Whose page this is; null for nobody's. */
export function account(): string | null {
  return accountId;
}

/** What every call says of the page: what it sends must never become somebody else's, who signed in meanwhile. */
export function accountHeader(): Record<string, string> {
  return accountId === null ? {} : { 'Stitchbook-User': accountId };
}

/** To be told of every answer: the error it was, or null for a success. */
export function noteAnswer(error: RequestError | null): void {
  if (accountId === null) return;
  if (error === null) change('open');
  else if (isSignedOut(error)) change(isOtherAccount(error) ? 'other-account' : 'ended');
}

/** Whether this was refused because nobody, or somebody else, is signed in. */
export function isSignedOut(error: unknown): boolean {
  if (error instanceof RequestError) return error.status === 401;
  return error instanceof Error && error.cause !== undefined && isSignedOut(error.cause);
}

export function isOtherAccount(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'session.other-account';
}

export function sessionState(): SessionState {
  return state;
}

/** Calls `listener` after each change, until the function that it returns is called. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSessionState(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState);
}

/** Back to this very screen once somebody has signed in. */
export function signInAgainPath(): string {
  const { pathname, search } = window.location;
  return `/api/login?${new URLSearchParams({ returnTo: pathname + search })}`;
}

function change(next: SessionState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}
