import type { CurrentUser } from '@stitchbook/contracts';
import type { Request, Response } from 'express';
import * as oidc from 'openid-client';
import { signedOut } from '../errors/product-error.ts';
import type { GatewaySettings } from '../gateway.settings.ts';
import { presentUser } from '../users/present-user.ts';
import type { UserRepository } from '../users/user.repository.ts';
import type { OidcClient } from './oidc-client.ts';
import { LANDING_PATH } from './return-to.ts';
import { cookieName } from './session.ts';
import type { SessionRepository } from './session.repository.ts';

export interface SignedOutEverywhere {
  success: true;
  message: string;
}

export class SignInService {
  constructor(
    private readonly settings: GatewaySettings,
    private readonly client: OidcClient,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
  ) {}

  /** Gives the person a session under a new id (a planted one is worth nothing) and sends them on. */
  async finish(request: Request, response: Response): Promise<void> {
    const user = request.user;
    if (!user) throw signedOut();
    await new Promise<void>((resolve, reject) => {
      request.logIn(user, { session: true, keepSessionInfo: false }, (error: Error | null) =>
        error ? reject(error) : resolve(),
      );
    });
    request.session.signedInAt = Date.now();
    if (user.signIn?.idToken) request.session.idToken = user.signIn.idToken;
    // Written before the browser goes on: it asks who is signed in before express-session has finished by itself.
    await new Promise<void>((resolve, reject) =>
      request.session.save((error: Error | null) => (error ? reject(error) : resolve())),
    );
    response.redirect(user.signIn?.returnTo ?? LANDING_PATH);
  }

  /** Ends the session here and at the provider. An image, a frame or a prefetch that points here changes nothing. */
  async signOut(request: Request, response: Response): Promise<void> {
    if (!isNavigation(request)) {
      response
        .status(403)
        .json({ message: 'Signing out is done by going to this page.', code: 'sign-out.not-navigated' });
      return;
    }
    const { idToken } = request.session;
    await this.endSession(request, response);
    response.redirect(await this.providerSignOut(idToken));
  }

  /** Ends every session of this person, in whatever browser it is. */
  async signOutEverywhere(userId: string, request: Request, response: Response): Promise<SignedOutEverywhere> {
    await this.sessions.endAllOf(userId);
    await this.endSession(request, response);
    return { success: true, message: 'You are signed out everywhere.' };
  }

  async currentUser(userId: string): Promise<CurrentUser> {
    const user = await this.users.find(userId);
    if (!user) throw signedOut();
    return presentUser(user);
  }

  private async endSession(request: Request, response: Response): Promise<void> {
    await new Promise<void>((resolve, reject) =>
      request.session.destroy((error) => (error ? reject(error) : resolve())),
    );
    const { isSecure } = this.settings;
    response.clearCookie(cookieName(isSecure), { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure });
  }

  /** Where the provider's own session ends; home when it has none or does not answer. */
  private async providerSignOut(idToken: string | undefined): Promise<string> {
    const home = `${this.settings.origin}/`;
    if (!idToken) return home;
    try {
      const configuration = await this.client.discover();
      if (!configuration.serverMetadata().end_session_endpoint) return home;
      return oidc.buildEndSessionUrl(configuration, { id_token_hint: idToken, post_logout_redirect_uri: home }).href;
    } catch {
      return home;
    }
  }
}

/** Whether somebody goes to this page now: browsers say so when they only fetch a part of a page, or a page ahead of time. */
function isNavigation(request: Request): boolean {
  const destination = request.get('sec-fetch-dest') ?? 'document';
  const isAheadOfTime = ['sec-purpose', 'purpose', 'x-moz'].some((name) => request.get(name)?.includes('prefetch'));
  return destination === 'document' && !isAheadOfTime;
}
