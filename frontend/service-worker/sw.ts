// Keeps the shell of the app, so that it opens without a network. There is no skipWaiting: an update takes over when
// the last tab of the old version has closed, so that no tab loses the files it was built with.

// What the build knows, filled in by `write-service-worker.ts`.
declare const VERSION: string;
declare const SHELL: readonly string[];

// The worker's own globals, which the DOM library does not know.
interface LifeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface AskEvent extends LifeEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Worker {
  readonly location: Location;
  readonly clients: { claim: () => Promise<void> };
  addEventListener(type: 'install' | 'activate', hear: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: AskEvent) => void): void;
}
const worker = globalThis as unknown as Worker;

const CACHE = `shell-${VERSION}`;
const PAGE = '/';
/** A network that is there but does not answer is no better than none. */
const PAGE_WITHIN_MS = 4000;
/** What stands before the server says so where it does not answer. */
const BY_A_PROXY = [502, 503, 504];
/** Never kept and never touched: people's notes, sign-in, and what runs and watches over the server. */
const NOT_THE_SHELL = /^\/(admin|api|oidc|sign-in-problem|healthz|readyz|metrics)(\/|$)/;

worker.addEventListener('install', (event) => {
  const fresh = SHELL.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || NOT_THE_SHELL.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (SHELL.includes(pathname)) event.respondWith(fromShell(request, pathname));
});

async function takeOver(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  const old = names.filter((name) => name.startsWith('shell-') && name !== CACHE);
  await Promise.allSettled(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The newest page while there is a network, the kept one otherwise: the app routes by itself from there. */
async function openPage(request: Request): Promise<Response> {
  const kept = await fromCache(PAGE);
  if (!kept) return fetch(request);
  const newest = fetch(request).then((page) => (BY_A_PROXY.includes(page.status) ? kept : page));
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), PAGE_WITHIN_MS);
  });
  return Promise.race([newest, tooLate]).catch(() => kept);
}

async function fromShell(request: Request, pathname: string): Promise<Response> {
  return (await fromCache(pathname)) ?? fetch(request);
}

/** A cache that cannot be read is no reason to keep anybody from a network that is there. */
function fromCache(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: CACHE }).catch(() => undefined);
}
