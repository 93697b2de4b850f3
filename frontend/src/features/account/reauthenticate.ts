import { RequestError } from '../../http/errors.ts';

/** What takes a password that was given just now. */
export type GuardedAction = 'export' | 'delete';

/** Where the password is asked for again; it leads back to what was wanted. */
export function reauthenticationPath(action: GuardedAction): string {
  return `/api/login?${new URLSearchParams({ fresh: '1', returnTo: `/account#${action}` })}`;
}

/** Whether the server wants to know who is there, and not only which browser. */
export function isNotFresh(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'sign-in.not-fresh';
}

export function isStillFresh(freshUntil: string | null | undefined): boolean {
  return freshUntil !== null && freshUntil !== undefined && Date.parse(freshUntil) > Date.now();
}
