import type { Logger } from '@stitchbook/logging';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { ServerResponse } from 'node:http';
import { showUnavailable } from './sign-in-problem.filter.ts';

const TIMEOUT_MS = 15_000;
/** What a caller may have made up about where a request comes from; the provider knows its own public address. */
const CLAIMED_BY_CALLER = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Lets people reach the bundled provider through the one port that a browser needs. It slows guessing by address, so it
 * gets the one address that we found out, and nothing that the caller said of itself.
 */
export function proxyIdentity(identityUrl: string, protect: RequestHandler, logger: Logger): RequestHandler {
  return createProxyMiddleware<Request, Response>({
    target: identityUrl,
    pathFilter: (path) => /^\/oidc(\/|$)/.test(path),
    proxyTimeout: TIMEOUT_MS,
    on: {
      proxyReq(passedOn, request) {
        for (const header of CLAIMED_BY_CALLER) passedOn.removeHeader(header);
        passedOn.setHeader('X-Forwarded-For', request.ip ?? '');
      },
      error(error, request, response) {
        logger.warn({ err: error }, 'the bundled sign-in service is unavailable');
        if (!(response instanceof ServerResponse)) return;
        if (response.headersSent) response.destroy();
        else protect(request, response, () => showUnavailable(response));
      },
    },
  });
}
