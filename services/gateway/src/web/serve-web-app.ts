import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { preloadSignedIn } from './preload-signed-in.ts';
import { type WebFile, WebFiles } from './web-files.ts';

/** Assets carry a hash in their name and never change. */
const FOREVER = 'public, max-age=31536000, immutable';
const PAGE = '/index.html';

/** Neither files nor the app's own to route: the disk need not be asked. */
const NEVER_FILES = /^\/(?:api|admin|healthz|readyz|metrics|oidc|sign-in-problem)(?:\/|$)/i;
const ASSETS = /^\/assets(?:\/|$)/;
const READS = new Set(['GET', 'HEAD']);

/**
 * Serves the built web app from memory: its files, as the build compressed them, and its one page for every address that is the app's
 * own to route. A later build takes the place of this one within a second; what it leaves out is not found any more.
 * Who brings the session's cookie is told with the page to fetch what follows it.
 */
export function serveWebApp(directory: string, sessionCookie: string): RequestHandler {
  const files = new WebFiles(directory);
  const findPreload = preloadSignedIn(directory);
  const largeFiles = express.static(directory, {
    index: false,
    redirect: false,
    setHeaders: (response, path) => setCaching(response, path.startsWith(join(directory, 'assets'))),
  });
  /** Sends what is too large to be kept in memory; goes on when there is nothing such. */
  const unlessLarge = (request: Request, response: Response) =>
    new Promise<void>((resolve, reject) => {
      largeFiles(request, response, (error?: Error) => (error ? reject(error) : resolve()));
    });

  async function findPage(request: Request, response: Response): Promise<WebFile | null> {
    if (ASSETS.test(request.path) || !request.accepts('html')) return null;
    const page = await files.find(PAGE);
    const link = page && hasCookie(request, sessionCookie) ? await findPreload() : '';
    if (link) response.append('Link', link);
    return page;
  }

  return async (request, response, next) => {
    const { path } = request;
    if (!READS.has(request.method) || NEVER_FILES.test(path)) {
      next();
      return;
    }
    // Every file of a build has an ending, and hardly an address of the app's own.
    const file = extname(path) ? await files.find(path) : null;
    if (file) {
      send(file, path, request, response);
      return;
    }
    if (extname(path)) await unlessLarge(request, response);
    const page = await findPage(request, response);
    if (page) send(page, PAGE, request, response);
    else next();
  };
}

/** The form that the browser accepts, or that it has it already. */
function send({ ending, forms }: WebFile, path: string, request: Request, response: Response): void {
  const form = forms.find(({ encoding }) => encoding === null || request.acceptsEncodings(encoding));
  if (!form) throw new Error(`${path} is kept without itself.`);
  setCaching(response, ASSETS.test(path));
  response.setHeader('ETag', form.etag);
  response.setHeader('Last-Modified', form.lastModified);
  if (forms.length > 1) response.vary('Accept-Encoding');
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  if (form.encoding) response.setHeader('Content-Encoding', form.encoding);
  response.type(ending).setHeader('Content-Length', form.body.length);
  response.end(request.method === 'HEAD' ? undefined : form.body);
}

function setCaching(response: ServerResponse, isHashed: boolean): void {
  response.setHeader('Cache-Control', isHashed ? FOREVER : 'no-cache');
}

function hasCookie({ headers: { cookie = '' } }: Request, name: string): boolean {
  return cookie.split(/; */).some((pair) => pair.startsWith(`${name}=`));
}
