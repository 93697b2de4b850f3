import helmet from 'helmet';
import express, { type RequestHandler } from 'express';
import { messagePage, refused } from '../pages/message.page.ts';
import { badRequest } from '../provider/provider-pages.ts';

const NUL = '\u0000';
/** Fields by which PostgreSQL is asked for something; of others their form says what is wrong with them. */
const LOOKED_UP = ['email', 'token'];

/** Middleware: the headers of every answer. Nothing is cached, framed, or loaded from elsewhere. */
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

/**
 * Middleware: overwrites what a request says of host and protocol with the public origin, from which the provider makes its
 * addresses. So a forged Host header changes nothing, and the gateway may reach this process under any name.
 */
export function pinPublicOrigin(origin: string): RequestHandler {
  const { protocol, host } = new URL(origin);
  return (request, _, next) => {
    request.headers.host = host;
    request.headers['x-forwarded-host'] = host;
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    next();
  };
}

/** Middleware: answers 400 to an address with the character NUL, which PostgreSQL keeps in no text and nobody can type. */
export const refuseNul: RequestHandler = (request, response, next) => {
  if (request.originalUrl.includes('%00')) response.status(400).type('html').send(messagePage(badRequest));
  else next();
};

/**
 * Middleware against CSRF: parses a posted form of at most 16 kB from this site's own pages, and answers 403 to any other.
 * Browsers say where a post comes from; one that says nothing is refused. So is one that looks something up with the character NUL, with 400.
 */
export function sameOriginForm(origin: string): RequestHandler[] {
  return [
    (request, response, next) => {
      const site = request.get('sec-fetch-site');
      const isOwn = site === undefined ? request.get('origin') === origin : site === 'same-origin';
      if (isOwn) next();
      else response.status(403).type('html').send(messagePage(refused));
    },
    express.urlencoded({ extended: false, limit: '16kb' }),
    (request, response, next) => {
      const body = (request.body ?? {}) as Record<string, string | string[] | undefined>;
      const values = LOOKED_UP.flatMap((field) => body[field] ?? []);
      if (values.some((value) => value.includes(NUL))) {
        response.status(400).type('html').send(messagePage(badRequest));
      } else next();
    },
  ];
}
