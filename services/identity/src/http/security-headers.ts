import helmet from 'helmet';
import type { RequestHandler } from 'express';

export function securityHeaders(origin: string): RequestHandler[] {
  const own = ["'self'"];
  const none = ["'none'"];
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: none,
          styleSrc: own,
          fontSrc: own,
          imgSrc: own,
          scriptSrc: own,
          formAction: own,
          objectSrc: none,
          baseUri: none,
          frameAncestors: none,
        },
      },
      // Not 'no-referrer': with it browsers send our own forms with 'Origin: null'.
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: origin.startsWith('https:'),
      xFrameOptions: { action: 'deny' },
    }),
    (_, response, next) => {
      response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
      response.setHeader('Cache-Control', 'no-store');
      next();
    },
  ];
}
