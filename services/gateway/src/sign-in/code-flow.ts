import type { Request, Response } from 'express';
import * as oidc from 'openid-client';
import { Strategy } from 'passport';
import { ProductError } from '../errors/product-error.ts';
import { type OidcClient, unavailableCause } from './oidc-client.ts';
import type { PendingSignIn, PendingSignIns } from './pending-sign-ins.ts';
import { safeReturnTo } from './return-to.ts';

/** What the issuer vouches for, once every check of the flow has passed. */
export interface VerifiedSignIn {
  claims: oidc.IDToken;
  idToken: string | undefined;
  returnTo: string;
}

type Verify = (signIn: VerifiedSignIn, done: (error: unknown, user?: Express.User) => void) => void;

const SCOPE = 'openid profile email';

/**
 * A passport strategy for the authorization code flow with PKCE, state and nonce. openid-client brings one of its own, but
 * that remembers a single beginning a session (two tabs would break each other) and sends no state where PKCE is supported.
 */
export class CodeFlow extends Strategy {
  override name = 'oidc';

  constructor(
    private readonly client: OidcClient,
    private readonly pendingSignIns: PendingSignIns,
    private readonly origin: string,
    private readonly verify: Verify,
  ) {
    super();
  }

  override authenticate(request: Request): void {
    const { res: response } = request;
    if (!response) throw new Error('a sign-in needs an answer to write its cookie to');
    const step = request.path === '/api/callback' ? this.finish(request, response) : this.begin(request, response);
    step.catch((error: unknown) => this.error(error));
  }

  private async begin(request: Request, response: Response): Promise<void> {
    const configuration = await this.client.discover();
    const codeVerifier = oidc.randomPKCECodeVerifier();
    const pending = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier,
      returnTo: safeReturnTo(request.query['returnTo'], this.origin),
    };
    await this.pendingSignIns.remember(request, response, pending);
    const target = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: `${this.origin}/api/callback`,
      scope: SCOPE,
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    this.redirect(target.href);
  }

  private async finish(request: Request, response: Response): Promise<void> {
    const currentUrl = new URL(request.originalUrl, this.origin);
    const pending = await this.pendingSignIns.take(request, response, currentUrl.searchParams.get('state'));
    if (!pending) throw notFinished();
    const configuration = await this.client.discover();
    const { claims, idToken } = await exchangeCode(configuration, currentUrl, pending);
    this.verify({ claims, idToken, returnTo: pending.returnTo }, (error, user) => {
      if (error || !user) this.error(error ?? notFinished());
      else this.success(user);
    });
  }
}

async function exchangeCode(
  configuration: oidc.Configuration,
  currentUrl: URL,
  { state, nonce, codeVerifier }: PendingSignIn,
) {
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, currentUrl, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the issuer sent no id token');
    const isComplete = claims['email'] !== undefined || !configuration.serverMetadata().userinfo_endpoint;
    const more = isComplete ? {} : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return { claims: { ...more, ...claims }, idToken: tokens.id_token };
  } catch (error) {
    throw unavailableCause(error) ?? notFinished(error);
  }
}

function notFinished(cause?: unknown): ProductError {
  return new ProductError(
    'invalid',
    'sign-in.not-finished',
    'This sign-in could not be finished. Please sign in again.',
    { cause },
  );
}
