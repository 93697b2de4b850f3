import { Injectable } from '@nestjs/common';
import { describeDevice } from '@stitchbook/database';
import type { Request, Response } from 'express';
import * as oidc from 'openid-client';
import { unauthenticated } from '../errors/product-error.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { SecurityEvents } from '../security-events/security-events.service.ts';
import { presentUser, type CurrentUserResponse } from '../users/user.responses.ts';
import { isAtBundledProvider, UserRepository } from '../users/user.repository.ts';
import { OidcClient } from './oidc-client.ts';
import { LANDING_PATH } from './code-flow.ts';
import { cookieName } from '../sessions/session.ts';
import { SessionRepository } from '../sessions/session.repository.ts';

export interface SignedOutEverywhere {
  success: true;
  message: string;
}

@Injectable()
export class SignInService {
  constructor(
    private readonly settings: GatewaySettings,
    private readonly client: OidcClient,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly events: SecurityEvents,
  ) {}

  /** Gives the person a session under a new id (a planted one is worth nothing) and sends them on. */
  async finish(request: Request, response: Response): Promise<void> {
    const user = request.user;
    if (!user) throw unauthenticated();
    await new Promise<void>((resolve, reject) => {
      request.logIn(user, { session: true, keepSessionInfo: false }, (error: Error | null) =>
        error ? reject(error) : resolve(),
      );
    });
    request.session.signedInAt = Date.now();
    const device = describeDevice(request.get('user-agent'));
    const { idToken, authTime } = user.signIn ?? {};
    if (idToken) request.session.idToken = idToken;
    if (authTime) request.session.authTime = authTime;
    if (device) request.session.device = device;
    // Written before the browser goes on: it asks who is signed in before express-session has finished by itself.
    await new Promise<void>((resolve, reject) =>
      request.session.save((error: Error | null) => (error ? reject(error) : resolve())),
    );
    await this.events.record(request, { kind: 'sign-in.succeeded', userId: user.id });
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
    if (request.user) await this.events.record(request, { kind: 'sign-out.done', userId: request.user.id });
    await this.endSession(request, response);
    response.redirect(await this.providerSignOut(idToken));
  }

  /** Ends every session of this person, in whatever browser it is. */
  async signOutEverywhere(userId: string, request: Request, response: Response): Promise<SignedOutEverywhere> {
    const user = await this.users.find(userId);
    if (!user) throw unauthenticated();
    await this.sessions.endAllOf(user, isAtBundledProvider(this.settings, user));
    await this.endSession(request, response);
    return { success: true, message: 'You are signed out everywhere.' };
  }

  /** There is nobody left to be signed in. */
  async leaveDeletedAccount(userId: string, request: Request, response: Response): Promise<void> {
    await this.events.recordDeletionOf(userId, request);
    await this.sessions.endAllOfDeleted(userId);
    await this.endSession(request, response);
  }

  async currentUser(userId: string): Promise<CurrentUserResponse> {
    const user = await this.users.findShown(userId);
    if (!user) throw unauthenticated();
    return presentUser(user, this.settings);
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
