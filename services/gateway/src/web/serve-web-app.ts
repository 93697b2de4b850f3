import { join } from 'node:path';
import { type RequestHandler, Router, static as serveFiles } from 'express';
import { pageAssets } from '@stitchbook/pages';

/** Where the pages that stand without the web app find their styles. */
export const PAGE_ASSETS = '/sign-in-problem';

/** Assets carry a hash in their name and never change. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Addresses that are never the app's own to route. */
const OTHERS = /^\/(api|admin|oidc|sign-in-problem|assets|healthz|readyz|metrics)(\/|$)/;

/** Serves the built web app: its files, and its one page for every address that is the app's own to route. */
export function serveWebApp(directory: string): RequestHandler {
  const router = Router();
  router.use(servePageAssets());
  router.use(
    serveFiles(directory, {
      index: false,
      setHeaders: (response, path) => {
        const isHashed = path.startsWith(join(directory, 'assets'));
        response.setHeader('Cache-Control', isHashed ? FOREVER : 'no-cache');
      },
    }),
  );
  router.use((request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || OTHERS.test(request.path) || !request.accepts('html')) {
      next();
      return;
    }
    response.set('Cache-Control', 'no-cache').sendFile('index.html', { root: directory });
  });
  return router;
}

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
