import { Semaphore } from '../src/app/semaphore.ts';

const never = () => new AbortController().signal;
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('a semaphore', () => {
  it('lets so many go on at a time, the others in their order', async () => {
    const semaphore = new Semaphore(2);
    const begun: string[] = [];
    const begin = async (name: string) => {
      const release = await semaphore.acquire(never());
      begun.push(name);
      return release;
    };
    const [first, , third] = [begin('a'), begin('b'), begin('c'), begin('d')];
    await turn();
    expect(begun).toEqual(['a', 'b']);
    expect(semaphore.isTaken).toBe(true);
    (await first)?.();
    await turn();
    expect(begun).toEqual(['a', 'b', 'c']);
    (await third)?.();
    await turn();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('gives a permit back once, however often it is released', async () => {
    const semaphore = new Semaphore(1);
    const release = await semaphore.acquire(never());
    release();
    release();
    await semaphore.acquire(never());
    expect(semaphore.isTaken).toBe(true);
  });

  it('passes over who has given up waiting', async () => {
    const semaphore = new Semaphore(1);
    const release = await semaphore.acquire(never());
    const abort = new AbortController();
    const waiting = semaphore.acquire(abort.signal);
    abort.abort(new Error('given up'));
    await expect(waiting).rejects.toThrow('given up');
    await expect(semaphore.acquire(abort.signal)).rejects.toThrow('given up');
    release();
    expect(semaphore.isTaken).toBe(false);
  });
});
