import { createRequire } from 'node:module';

type PidUsage = (pid: number) => Promise<{ memory: number }>;

const pidusage = createRequire(import.meta.url)('pidusage') as PidUsage;

/** Bytes of memory that a process holds right now; 0 when there is no such process. */
export async function readResidentMemory(pid: number): Promise<number> {
  return pidusage(pid).then(
    ({ memory }) => memory,
    () => 0,
  );
}
