import { getEventListeners } from 'node:events';
import { retryTransient } from '@stitchbook/http-client';

class Busy extends Error {
  constructor(readonly retryAfterMs: number) {
    super('busy');
  }
}

/** Fails as often as told, and counts how often it was called. */
function failing(times: number, error: Error) {
  const calls = { count: 0 };
  const call = async () => {
    calls.count += 1;
    if (calls.count <= times) throw error;
    return 'done';
  };
  return { calls, call };
}

const options = {
  retries: 2,
  longestWaitMs: 1_000,
  readTransient: (error: unknown) => (error instanceof Busy ? error : null),
};

describe('retries of what fails in passing', () => {
  it('end with the first answer', async () => {
    const { call, calls } = failing(2, new Busy(0));
    expect(await retryTransient(call, options)).toBe('done');
    expect(calls.count).toBe(3);
  });

  it.each([
    ['often enough', 3, new Busy(0)],
    ['for good', 1, new Error('refused')],
    ['with a longer wait than anybody wants', 1, new Busy(1_001)],
  ])('end where it fails %s', async (_, calledTimes, error) => {
    const { call, calls } = failing(Infinity, error);
    await expect(retryTransient(call, options)).rejects.toBe(error);
    expect(calls.count).toBe(calledTimes);
  });

  it('end at once where nobody wants the answer any more, with the reason, and leave nothing at the signal', async () => {
    const abort = new AbortController();
    const { call, calls } = failing(Infinity, new Busy(60_000));
    const retried = retryTransient(call, { ...options, longestWaitMs: 60_000, signal: abort.signal });
    setTimeout(() => abort.abort(new Error('cancelled')), 50);
    await expect(retried).rejects.toThrow('cancelled');
    expect(calls.count).toBe(1);
    expect(getEventListeners(abort.signal, 'abort')).toEqual([]);
  });
});
