import { extname, join } from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import serveFiles from 'express-static-gzip';
import { pageAssets } from '@stitchbook/pages';
import { preloadSignedIn } from './preload-signed-in.ts';

/** Where the pages that stand without the web app find their styles. */
export const PAGE_ASSETS = '/sign-in-problem';

/** Assets carry a hash in their name and never change. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Asked for most often, and neither files nor the app's own to route: the disk need not be asked. */
const NEVER_FILES = ['/api', '/admin', '/healthz', '/readyz', '/metrics'];
/** Other addresses that are never the app's own to route. */
const OTHERS = /^\/(oidc|sign-in-problem|assets)(\/|$)/;

/**
 * Serves the built web app: its files, as the build compressed them, and its one page for every address that is the app's own to
 * route. What a later build leaves out is not found any more; a file that it compressed anew needs a restart.
 * Who brings the session's cookie is told with the page to fetch what follows it.
 */
export function serveWebApp(directory: string, sessionCookie: string): RequestHandler {
  const router = Router();
  const findPreload = preloadSignedIn(directory);
  const files = serveFiles(directory, {
    enableBrotli: true,
    orderPreference: ['br'],
    index: false,
    serveStatic: {
      setHeaders: (response, path) => {
        const isHashed = path.startsWith(join(directory, 'assets'));
        response.setHeader('Cache-Control', isHashed ? FOREVER : 'no-cache');
      },
    },
  });
  router.use(NEVER_FILES, (_request, _response, next) => next('router'));
  router.use(servePageAssets());
  // Every file of a build has an ending, and hardly an address of the app's own.
  router.use((request, response, next) => (extname(request.path) ? files(request, response, next) : next()));
  router.use(withoutEncoding);
  router.use((request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || OTHERS.test(request.path) || !request.accepts('html')) {
      next();
      return;
    }
    request.url = '/index.html';
    if (!hasCookie(request, sessionCookie)) {
      files(request, response, next);
      return;
    }
    void findPreload().then((link) => {
      if (link) response.append('Link', link);
      files(request, response, next);
    });
  }, withoutEncoding);
  return router;
}

function hasCookie({ headers: { cookie = '' } }: Request, name: string): boolean {
  return cookie.split(/; */).some((pair) => pair.startsWith(`${name}=`));
}

/** A file that is gone was already said to be compressed. */
const withoutEncoding: RequestHandler = (_request, response, next) => {
  response.removeHeader('Content-Encoding');
  next();
};

/** The provider's own files are unavailable when the provider is, and the web app's have other names at every build. */
function servePageAssets(): RequestHandler {
  const router = Router();
  for (const [name, { path, maxAge }] of Object.entries(pageAssets)) {
    router.get(`${PAGE_ASSETS}/${name}`, (_request, response) =>
      response.sendFile(path, { maxAge, dotfiles: 'allow' }),
    );
  }
  return router;
}
