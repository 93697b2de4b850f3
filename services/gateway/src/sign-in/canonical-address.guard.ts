import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';

/** Set on the way, so that a reverse proxy which hides what it was called by does not send people round for ever. */
const MOVED = 'moved';

/**
 * Signing in ends at the one address that the issuer knows. Who came by another name of this machine (127.0.0.1 for
 * localhost) is sent there first, or the cookie would be left behind.
 */
@Injectable()
export class CanonicalAddress implements CanActivate {
  constructor(private readonly settings: GatewaySettings) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const canonical = new URL(request.originalUrl, this.settings.origin);
    const isThere = request.get('host') === canonical.host || request.get('x-forwarded-host') !== undefined;
    if (isThere || canonical.searchParams.has(MOVED)) return true;
    canonical.searchParams.set(MOVED, '');
    context.switchToHttp().getResponse<Response>().redirect(canonical.href);
    return false;
  }
}
