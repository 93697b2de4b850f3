import { join } from 'node:path';
import { type RequestHandler, Router, static as serveFiles } from 'express';
import { servePageAssets } from './serve-page-assets.ts';

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
