import { jest } from '@jest/globals';

/** Everything but the date goes on as it does: sockets and databases need their timers. */
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Does something as if that much time had passed, in this process alone. */
export async function afterwards<T>(laterMs: number, act: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ now: Date.now() + laterMs, doNotFake: [...REAL] });
  try {
    return await act();
  } finally {
    jest.useRealTimers();
  }
}
