import { type CanActivate, type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { Request } from 'express';
import { signedOut } from '../errors/product-error.ts';
import { isSessionOver } from './session-store.ts';

declare global {
  namespace Express {
    interface User {
      id: string;
      /** Only in the request that finishes a sign-in. */
      signIn?: { idToken: string | undefined; returnTo: string };
    }
  }
}

/** Lets in who is signed in, and no session that is older than a session may be. */
export class SignedIn implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { user, session } = context.switchToHttp().getRequest<Request>();
    if (!user || isSessionOver(session)) throw signedOut();
    return true;
  }
}

/** The id of who is asking. */
export const UserId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw signedOut();
  return user.id;
});
