import type { RequestHandler } from 'express';
import helmet from 'helmet';

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
