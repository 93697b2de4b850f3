import { jest } from '@jest/globals';

/** A script without imports or exports, as browsers want it; hence not a module to the compiler. */
const WORKER: string = '../service-worker/sw.ts';
const NETWORK = 'from the network';
const broken = () => Promise.reject(new DOMException('The cache does not work.', 'UnknownError'));

/** Asks the worker for an address as the browser would; undefined where it leaves the browser to itself. */
async function ask(path: string, mode: RequestMode): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const request = { method: 'GET', mode, url: new URL(path, window.location.origin).href };
  const respondWith = (given: Promise<Response>) => {
    answer = given;
  };
  window.dispatchEvent(Object.assign(new Event('fetch'), { request, respondWith }));
  return (await answer)?.text();
}

describe('the service worker of a browser whose cache fails', () => {
  beforeAll(async () => {
    Object.assign(globalThis, {
      VERSION: '1',
      SHELL: ['/', '/app.js'],
      caches: { match: broken, keys: broken, delete: broken },
      clients: { claim: jest.fn() },
      fetch: () => Promise.resolve(new Response(NETWORK)),
    });
    await import(WORKER);
  });

  it('gives the page and its files by the network', async () => {
    expect(await ask('/notes', 'navigate')).toBe(NETWORK);
    expect(await ask('/app.js', 'no-cors')).toBe(NETWORK);
    expect(await ask('/api/notes', 'cors')).toBeUndefined();
    expect(await ask('/admin/queues', 'navigate')).toBeUndefined();
  });

  it('takes over all the same', async () => {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (given: Promise<unknown>) => {
      work = given;
    };
    window.dispatchEvent(Object.assign(new Event('activate'), { waitUntil }));
    await expect(work).resolves.toBeUndefined();
  });
});

describe('the service worker of a browser that has kept the page', () => {
  const answer = (status: number) =>
    Object.assign(globalThis, {
      caches: { match: () => Promise.resolve(new Response('kept')) },
      fetch: () => Promise.resolve(new Response(NETWORK, { status })),
    });

  it.each([502, 503, 504])(
    'gives that one while a proxy answers with %i in the place of the server',
    async (status) => {
      answer(status);
      expect(await ask('/notes', 'navigate')).toBe('kept');
    },
  );

  it.each([200, 404, 500])('gives what the server itself answers with %i', async (status) => {
    answer(status);
    expect(await ask('/notes', 'navigate')).toBe(NETWORK);
  });
});
