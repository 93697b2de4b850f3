import type { Logger } from '@stitchbook/logging';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { ServerResponse } from 'node:http';
import { showUnavailable } from './sign-in-problem.filter.ts';

const TIMEOUT_MS = 15_000;
const PROVIDER_PATH = /^\/oidc(\/|$)/;
/** What a caller may have made up about where a request comes from; the provider knows its own public address. */
const CLAIMED_BY_CALLER = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Lets people reach the bundled provider through the one port that a browser needs. It slows guessing by address, so it
 * gets the one address that we found out, and nothing that the caller said of itself.
 */
export function proxyIdentity(identityUrl: string, protect: RequestHandler, logger: Logger): RequestHandler {
  const proxy = createProxyMiddleware<Request, Response>({
    target: identityUrl,
    proxyTimeout: TIMEOUT_MS,
    on: {
      error(error, request, response) {
        logger.warn({ err: error }, 'the bundled sign-in service is unavailable');
        if (!(response instanceof ServerResponse)) return;
        if (response.headersSent) response.destroy();
        else protect(request, response, () => showUnavailable(response));
      },
    },
  });
  return (request, response, next) => {
    if (!PROVIDER_PATH.test(request.path)) return next();
    correctHeaders(request);
    return proxy(request, response, next);
  };
}

/** Before the proxy: its event in which headers can be set is left out for a request that expects something. */
function correctHeaders(request: Request): void {
  const address = request.ip ?? '';
  for (const header of CLAIMED_BY_CALLER) delete request.headers[header];
  request.headers['x-forwarded-for'] = address;
  // Node has told the caller to continue already.
  delete request.headers.expect;
  // Of DELETE and OPTIONS the proxy sends a chunked body without saying that there is one: only on a connection that is
  // closed after one request, which is what it asks for itself, is that not read as another request with headers of its own.
  delete request.headers.connection;
}
