import { type RequestHandler, Router } from 'express';
import { pageAssets } from '@stitchbook/pages';

/** Where the pages that stand without the web app find their styles. */
export const PAGE_ASSETS = '/sign-in-problem';

/** The provider's own files are unavailable when the provider is, and the web app's have other names at every build. */
export function servePageAssets(): RequestHandler {
  const router = Router();
  for (const [name, { path, maxAge }] of Object.entries(pageAssets)) {
    router.get(`/${name}`, (_request, response) => response.sendFile(path, { maxAge, dotfiles: 'allow' }));
  }
  return router;
}
