const LOOK_EVERY_MS = 250;

/**
 * npm hands a SIGTERM to the shell that it runs us in, and a shell may end of it without a word to us. So when we were started by npm
 * and our parent is gone, that is the signal.
 * @param {NodeJS.ProcessEnv} environment
 */
export function stopWithNpm(environment) {
  if (!environment.npm_lifecycle_event) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS).unref();
}
