const POLL_INTERVAL_MS = 250;

/**
 * npm sends a SIGTERM to the shell that it runs us in, and the shell may exit without passing it on. So when this process was
 * started by npm and its parent is gone, it takes that for the signal.
 * @param {NodeJS.ProcessEnv} environment
 */
export function stopWithNpm(environment) {
  if (!environment.npm_lifecycle_event) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_INTERVAL_MS).unref();
}
