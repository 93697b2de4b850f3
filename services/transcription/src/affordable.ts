import { availableParallelism, totalmem } from 'node:os';

/** Of one session and of what else the worker does: decision 32. */
const BYTES_PER_SESSION = 1.25 * 2 ** 30;
/** Two recordings and two sessions at once: decision 47. */
const BYTES_FOR_TWO_RECORDINGS = 3.5 * 2 ** 30;

/** How many recordings a worker captions at a time on this machine, or in this container, where nobody has set it. */
export function affordableSessions(): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(memoryBytes() / BYTES_PER_SESSION)));
}

/** How many whole recordings a worker transcribes at a time where nobody has set it. */
export function affordableRecordings(): number {
  return memoryBytes() < BYTES_FOR_TWO_RECORDINGS ? 1 : 2;
}

function memoryBytes(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}
