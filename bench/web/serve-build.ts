import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { preloadSignedIn } from '../../services/gateway/src/web/preload-signed-in.ts';
import { answerApi, SIGNED_IN } from './fake-api.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves a built web app as the gateway would: gzip on text, the page for every address that is the app's. The API
 * behind it is made up.
 *   `compressedScripts`: bytes of every script asked for so far, by its path
 */
export async function serveBuild(
  directory: string,
): Promise<{ address: string; compressedScripts: Map<string, number>; stop: () => void }> {
  const findPreload = preloadSignedIn(directory);
  const compressedScripts: Map<string, number> = new Map();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) {
      answerApi(request, response, pathname, searchParams);
      return;
    }
    if (pathname === '/nothing.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end('export {};');
      return;
    }
    const isPage = extname(pathname) === '';
    const path = join(directory, normalize(isPage ? '/index.html' : pathname));
    const bytes = await readFile(path).catch(() => null);
    if (!bytes) {
      response.writeHead(404).end();
      return;
    }
    if (isPage && searchParams.has('bare')) {
      const page = withoutApp(bytes.toString());
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(page));
      return;
    }
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const isFont = type === 'font/woff2' || type === 'image/png';
    const body = isFont ? bytes : gzipSync(bytes);
    if (type === 'text/javascript') compressedScripts.set(pathname, body.length);
    const isSignedIn = request.headers.cookie?.includes(SIGNED_IN.name);
    const headers = { 'content-type': type, ...(!isFont && { 'content-encoding': 'gzip' }) };
    response.writeHead(200, isPage && isSignedIn ? { ...headers, link: await findPreload() } : headers).end(body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    compressedScripts,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The same page with its styles, a word in place of the app, and a module that does nothing. */
function withoutApp(page: string): string {
  return page
    .replaceAll(/<script type="module".*?<\/script>|<link rel="modulepreload".*?>/g, '')
    .replace(
      '<div id="root"></div>',
      '<div id="root">Stitchbook</div><script type="module" src="/nothing.js"></script>',
    );
}
