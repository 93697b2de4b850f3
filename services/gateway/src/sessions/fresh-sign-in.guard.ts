import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ProductError } from '../errors/product-error.ts';

/** How long after giving their password somebody may export an account, or delete it. */
export const FRESH_SECONDS = 10 * 60;
/** Of the issuer's clock, which is not this one. */
const MAX_SKEW_SECONDS = 60;

export function isFreshTime(authTime: number | undefined): boolean {
  if (authTime === undefined) return false;
  const ageSeconds = Date.now() / 1_000 - authTime;
  return ageSeconds <= FRESH_SECONDS && ageSeconds >= -MAX_SKEW_SECONDS;
}

/** Null when the password was given too long ago, or nobody knows when. */
export function freshUntil(authTime: number | undefined): Date | null {
  return authTime !== undefined && isFreshTime(authTime) ? new Date((authTime + FRESH_SECONDS) * 1_000) : null;
}

/** For what a stolen session must not do: lets in who has given their password just now. To stand behind `SignedIn`. */
export class FreshSignIn implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { session } = context.switchToHttp().getRequest<Request>();
    if (isFreshTime(session.authTime)) return true;
    throw new ProductError(
      'forbidden',
      'sign-in.not-fresh',
      'To be sure that it is you, please sign in again, and then once more ask for this.',
    );
  }
}
