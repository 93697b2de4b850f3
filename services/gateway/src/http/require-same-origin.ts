import type { RequestHandler } from 'express';

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
    request.resume();
    response
      .status(403)
      .json({ message: 'This request did not come from Stitchbook itself.', code: 'request.cross-origin' });
  };
}

function comesFromHere(site: string | undefined, sender: string | undefined, origin: string): boolean {
  return site === undefined ? sender === origin : OWN_SITES.has(site);
}
