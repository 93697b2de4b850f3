import { RequestError, Unreachable } from '../http/errors.ts';
import { isSignedOut, onSessionChange, sessionState } from '../http/session.ts';
import type { Patience } from './send-pieces.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** For what is no lost network: a server that is restarted is back within these. */
const TRIES = 4;

/** What has to be there again before anything can be sent. */
export type WaitsFor = 'network' | 'sign-in';

/** For what must never trouble anybody: whatever went wrong, tries again later. */
export const tireless: Patience = (error, failures, signal) => pause(error, failures, signal);

/** For a recording that this device has: it can wait elsewhere than here. */
export const brief: Patience = async (error, failures, signal) => {
  if (!isPassing(error) || isSignedOut(error) || failures >= TRIES || !navigator.onLine) throw error;
  await pause(error, failures, signal);
};

/**
 * For a file that goes with the page: waits for the network and for somebody to sign in again as long as it takes.
 * @param onWaiting told what is waited for; null when it goes on
 */
export function waiting(onWaiting: (waitsFor: WaitsFor | null) => void): Patience {
  return async (error, failures, signal) => {
    const waitsFor = error instanceof Unreachable ? 'network' : isSignedOut(error) ? 'sign-in' : null;
    if (!waitsFor && (!isPassing(error) || failures >= TRIES)) throw error;
    onWaiting(waitsFor);
    await pause(error, failures, signal);
    onWaiting(null);
  };
}

/** Whether the same may succeed later: no answer, a server in trouble, another idea of the offset, bytes that changed on the way. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof RequestError)) return error instanceof Unreachable;
  if (error.status === 409) return error.code === 'upload.offset' || error.code === 'upload.under-way';
  if (error.status === 429) return error.code === 'quota.requests';
  const isFull = error.status === 507;
  return [401, 404, 408, 460].includes(error.status) || (error.status >= 500 && !isFull);
}

/** Longer after each failure, never twice the same; over at once when the network, or the person, is back. */
function pause(error: unknown, failures: number, signal: AbortSignal): Promise<void> {
  const ms = pauseMs(error, failures);
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', abort);
      unsubscribe();
    };
    const go = () => {
      stop();
      resolve();
    };
    const abort = () => {
      stop();
      reject(signal.reason);
    };
    const timer = setTimeout(go, ms);
    const unsubscribe = onSessionChange(() => sessionState() === 'open' && go());
    window.addEventListener('online', go);
    signal.addEventListener('abort', abort);
  });
}

function pauseMs(error: unknown, failures: number): number {
  // A doubt about the offset is settled by asking.
  if (failures === 1 && error instanceof RequestError && error.status === 409) return 0;
  const longestMs = isSignedOut(error) ? LONGEST_PAUSE_MS : FIRST_PAUSE_MS * 2 ** (failures - 1);
  return Math.min(longestMs, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
}
