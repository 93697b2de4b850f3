import type { Logger } from '@stitchbook/logging';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { ServerResponse } from 'node:http';

const TIMEOUT_MS = 15_000;

/** Lets people reach the bundled provider through the one port that a browser needs. */
export function passOnToIdentity(identityUrl: string, logger: Logger) {
  return createProxyMiddleware({
    target: identityUrl,
    pathFilter: ['/oidc', '/oidc/**'],
    xfwd: true,
    proxyTimeout: TIMEOUT_MS,
    on: {
      error(error, _request, response) {
        logger.warn({ err: error }, 'the bundled sign-in service does not answer');
        if (!(response instanceof ServerResponse) || response.headersSent) return;
        response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' });
        response.end('Signing in is not possible right now. Please try again in a minute.\n');
      },
    },
  });
}
