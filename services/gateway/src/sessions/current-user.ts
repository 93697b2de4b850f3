import { type CanActivate, type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { otherAccount, unauthenticated } from '../errors/product-error.ts';
import { isSessionOver } from './session.ts';
import { hasBody } from '../http/request-body.ts';

declare global {
  namespace Express {
    interface User {
      id: string;
      /** Only in the request that finishes a sign-in. */
      signIn?: { idToken: string | undefined; returnTo: string; authTime: number | undefined };
    }
  }
}

/**
 * By it a page says whose it is. A page outlives its session, and the next one in the same browser may be somebody else's: what
 * the page sends would become theirs. Whoever sends none is taken for whom the session is of.
 */
const ACCOUNT_HEADER = 'stitchbook-user';

/** Throws for who is not signed in, whose session is older than a session may be, and for another person's page. */
function requireSession(request: Request): void {
  const { user, session } = request;
  if (!user || isSessionOver(session)) throw unauthenticated();
  if ((request.get(ACCOUNT_HEADER) ?? user.id) !== user.id) throw otherAccount();
}

/** Lets in who is signed in, and only with a page of their own. */
export class SignedIn implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    requireSession(context.switchToHttp().getRequest<Request>());
    return true;
  }
}

/** The id of who is asking. */
export const UserId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw unauthenticated();
  return user.id;
});

/** Nothing of a body is read for whoever `SignedIn` would refuse: no route takes one from them. To stand behind the session. */
export const requireSessionForBodies: RequestHandler = (request, _response, next) => {
  if (hasBody(request)) requireSession(request);
  next();
};
