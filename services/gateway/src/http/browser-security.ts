import helmet from 'helmet';
import type { RequestHandler } from 'express';
import { dropRest } from './request-body.ts';

/**
 * One policy for every page and answer. The recorder needs the microphone and plays what it recorded from a blob; audio may
 * also come from the origin of the store, where browsers are sent there.
 */
export function securityHeaders({ isSecure }: { isSecure: boolean }, audioOrigin?: string) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'https:', 'data:'],
        'media-src': ["'self'", 'blob:', ...(audioOrigin ? [audioOrigin] : [])],
        'worker-src': ["'self'", 'blob:'],
        'connect-src': ["'self'"],
        'font-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
  });
}

/** Of all that a page may ask a browser for, Stitchbook needs the microphone. */
export const permissionsPolicy: RequestHandler = (_request, response, next) => {
  response.setHeader('Permissions-Policy', 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()');
  next();
};

/** Answers of the API are one person's own: no cache keeps them unless a route says otherwise. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Refuses what another site's page sends with a person's cookie: a request that changes something must say, by
 * Sec-Fetch-Site or Origin, that it comes from here. Browsers set both and pages cannot forge them.
 */
export function requireSameOrigin(origin: string): RequestHandler {
  return (request, response, next) => {
    if (
      SAFE_METHODS.has(request.method) ||
      comesFromHere(request.get('sec-fetch-site'), request.get('origin'), origin)
    ) {
      next();
      return;
    }
    dropRest(request);
    response
      .status(403)
      .json({ message: 'This request did not come from Stitchbook itself.', code: 'request.cross-origin' });
  };
}

function comesFromHere(site: string | undefined, sender: string | undefined, origin: string): boolean {
  return site === undefined ? sender === origin : OWN_SITES.has(site);
}
