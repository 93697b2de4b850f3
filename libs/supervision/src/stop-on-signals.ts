/** Within this time a second signal is the same wish: npm repeats a Ctrl-C that the terminal has already sent. */
const SAME_WISH_MS = 1_000;

/**
 * Calls `stop` at the first SIGINT, SIGTERM or SIGHUP, and `hurry` when the person insists. Once `stop` has settled the process
 * ends: with code 0, or 1 when it failed.
 */
export function stopOnSignals(stop: () => Promise<void>, hurry: () => void): void {
  let askedAt: number | undefined;
  const onSignal = (): void => {
    if (askedAt === undefined) {
      askedAt = performance.now();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    } else if (performance.now() - askedAt > SAME_WISH_MS) hurry();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}
