import type { Logger } from '@stitchbook/logging';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { ServerResponse } from 'node:http';
import { showUnavailable } from './show-sign-in-problem.filter.ts';

const TIMEOUT_MS = 15_000;
/** What a caller may have made up about where a request comes from; the provider knows its own public address. */
const HEARSAY = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Lets people reach the bundled provider through the one port that a browser needs. It slows guessing by address, so it
 * is told the one address that we found out, and nothing that the caller said of itself.
 */
export function passOnToIdentity(identityUrl: string, protect: RequestHandler, logger: Logger): RequestHandler {
  return createProxyMiddleware<Request, Response>({
    target: identityUrl,
    pathFilter: (path) => /^\/oidc(\/|$)/.test(path),
    proxyTimeout: TIMEOUT_MS,
    on: {
      proxyReq(passedOn, request) {
        for (const header of HEARSAY) passedOn.removeHeader(header);
        passedOn.setHeader('X-Forwarded-For', request.ip ?? '');
      },
      error(error, request, response) {
        logger.warn({ err: error }, 'the bundled sign-in service does not answer');
        if (!(response instanceof ServerResponse)) return;
        if (response.headersSent) response.destroy();
        else protect(request, response, () => showUnavailable(response));
      },
    },
  });
}
