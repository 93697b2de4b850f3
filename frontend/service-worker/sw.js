// Keeps the shell of the app, so that it opens without a network. `write-service-worker.ts` fills in the two lists at
// build time. There is no skipWaiting: an update takes over when the last tab of the old version has closed, so that no
// tab loses the files it was built with.
const VERSION = '__VERSION__';
const SHELL = __SHELL__;

const CACHE = `shell-${VERSION}`;
const PAGE = '/';
/** A network that is there but does not answer is no better than none. */
const PAGE_WITHIN_MS = 4000;
/** Never kept and never touched: people's notes, sign-in, and what watches over the server. */
const NOT_THE_SHELL = /^\/(api|oidc|sign-in-problem|healthz|readyz|metrics)(\/|$)/;

self.addEventListener('install', (event) => {
  const fresh = SHELL.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || NOT_THE_SHELL.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (SHELL.includes(pathname)) event.respondWith(fromShell(request, pathname));
});

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('shell-') && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

/** The newest page while there is a network, the kept one otherwise: the app routes by itself from there. */
async function openPage(request) {
  const kept = await caches.match(PAGE, { cacheName: CACHE });
  if (!kept) return fetch(request);
  const tooLate = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), PAGE_WITHIN_MS);
  });
  return Promise.race([fetch(request), tooLate]).catch(() => kept);
}

async function fromShell(request, pathname) {
  return (await caches.match(pathname, { cacheName: CACHE })) ?? fetch(request);
}
