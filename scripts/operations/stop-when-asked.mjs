import { Refusal } from '../start/refusal.mjs';

/** @returns {AbortSignal} aborted by the first signal to stop; a second one ends the process at once */
export function stopWhenAsked() {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => stopping.abort(new Refusal('Stopped before its end: nothing was kept.')));
  }
  return stopping.signal;
}
