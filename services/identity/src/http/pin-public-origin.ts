import type { RequestHandler } from 'express';

/**
 * The product has one public origin. Whatever a request says of host and protocol, addresses are made with that one;
 * so a forged Host header changes nothing, and the gateway may reach this process under any name.
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
