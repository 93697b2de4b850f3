/** Within this time a second signal is a repetition: npm passes on a Ctrl-C that the terminal has already sent. */
const REPEATED_WITHIN_MS = 1_000;

/**
 * Calls `shutDown` at the first SIGINT, SIGTERM or SIGHUP, and `force` at each signal that comes more than a second after it.
 * Once `shutDown` has settled the process exits: with code 0, or 1 when it rejected.
 */
export function stopOnSignals(shutDown: () => Promise<void>, force: () => void): void {
  let firstSignalAt: number | undefined;
  const onSignal = (): void => {
    if (firstSignalAt === undefined) {
      firstSignalAt = performance.now();
      shutDown().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    } else if (performance.now() - firstSignalAt > REPEATED_WITHIN_MS) force();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}

/**
 * For a supervised process: when its parent is gone, however suddenly, shuts down as at SIGTERM, and exits with code 1 after
 * `graceMs`. Does nothing in a process that was started without an IPC channel. Call it before anything else in `main`.
 */
export function exitWithParent({ graceMs = 10_000 }: { graceMs?: number } = {}): void {
  if (!process.send) return;
  const terminate = (): void => {
    setTimeout(() => process.exit(1), graceMs).unref();
    process.kill(process.pid, 'SIGTERM');
  };
  if (!process.connected) return terminate();
  process.once('disconnect', terminate);
  // The channel alone must not keep the process alive.
  process.channel?.unref();
}

/** Whether a process with this id exists, also where it belongs to another user, whose processes may not be signalled. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
