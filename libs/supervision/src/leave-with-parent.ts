/**
 * For a process that is supervised: when the supervisor is gone, however suddenly, end as if SIGTERM had come, and after
 * `graceMs` at once. Does nothing in a process that was started by hand. To be called first thing.
 */
export function leaveWithParent({ graceMs = 10_000 }: { graceMs?: number } = {}): void {
  if (!process.send) return;
  const leave = (): void => {
    setTimeout(() => process.exit(1), graceMs).unref();
    process.kill(process.pid, 'SIGTERM');
  };
  if (!process.connected) return leave();
  process.once('disconnect', leave);
  // Watching the channel must not keep a process alive that has nothing left to do.
  process.channel?.unref();
}
