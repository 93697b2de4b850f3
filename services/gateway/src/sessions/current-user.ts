import { type CanActivate, type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { unauthenticated } from '../errors/product-error.ts';
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

/** Lets in who is signed in, and no session that is older than a session may be. */
export class SignedIn implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { user, session } = context.switchToHttp().getRequest<Request>();
    if (!user || isSessionOver(session)) throw unauthenticated();
    return true;
  }
}

/** The id of who is asking. */
export const UserId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw unauthenticated();
  return user.id;
});

/** Nothing of a body is read for whoever is not signed in: no route takes one from them. To stand behind the session. */
export const requireSessionForBodies: RequestHandler = (request, _response, next) => {
  const isKnown = request.user !== undefined && !isSessionOver(request.session);
  next(isKnown || !hasBody(request) ? undefined : unauthenticated());
};
