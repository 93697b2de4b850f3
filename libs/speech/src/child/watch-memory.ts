import { createRequire } from 'node:module';

type PidUsage = (pid: number) => Promise<{ memory: number }>;

const pidusage = createRequire(import.meta.url)('pidusage') as PidUsage;
const POLL_INTERVAL_MS = 250;

/** Polls from outside, so that a process that spins is seen too. Calls `onExceeded` once; returns how to stop. */
export function watchMemory(pid: number | undefined, limitMb: number, onExceeded: () => void): () => void {
  if (pid === undefined) return () => undefined;
  let isPolling = false;
  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    const bytes = await readResidentMemory(pid);
    isPolling = false;
    if (bytes <= limitMb * 1024 * 1024) return;
    clearInterval(timer);
    onExceeded();
  };
  const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);
  return () => clearInterval(timer);
}

/** Bytes of memory that a process holds right now; 0 when there is no such process. */
export async function readResidentMemory(pid: number): Promise<number> {
  return pidusage(pid).then(
    ({ memory }) => memory,
    () => 0,
  );
}
