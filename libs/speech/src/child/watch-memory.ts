import { readResidentMemory } from '../native/read-resident-memory.ts';

export interface ChildLimits {
  /** Resident memory of one child, models included. */
  memoryMb: number;
  /** Longest time without a word from a child that should be working. */
  stallSeconds: number;
}

const EVERY_MS = 250;

/** Looks from outside, so that a process that spins is seen too. Calls `onExceeded` once; returns how to stop. */
export function watchMemory(pid: number | undefined, limitMb: number, onExceeded: () => void): () => void {
  if (pid === undefined) return () => undefined;
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    const bytes = await readResidentMemory(pid);
    isLooking = false;
    if (bytes <= limitMb * 1024 * 1024) return;
    clearInterval(timer);
    onExceeded();
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  return () => clearInterval(timer);
}
