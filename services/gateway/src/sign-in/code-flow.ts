import * as oidc from 'openid-client';
import { invitationCookieName } from '@stitchbook/contracts';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { Strategy } from 'passport';
import { ProductError } from '../errors/product-error.ts';
import { FRESH_SECONDS, isFreshTime } from '../sessions/fresh-sign-in.guard.ts';
import { type OidcClient, unavailableCause } from './oidc-client.ts';
import type { PendingSignIn, PendingSignIns } from './pending-sign-ins.ts';

/** What the issuer attests, once every check of the flow has passed. */
export interface VerifiedSignIn {
  claims: oidc.IDToken;
  idToken: string | undefined;
  returnTo: string;
  authTime: number | undefined;
  /** Of the invitation that was followed in this browser. */
  invitation: string | null;
}

type Verify = (signIn: VerifiedSignIn, done: (error: unknown, user?: Express.User) => void) => void;

const SCOPE = 'openid profile email';

/** Where a person lands who did not say where to. */
export const LANDING_PATH = '/redirect';

/** It travels in a cookie. */
const MAX_PATH_LENGTH = 1_000;
/** Not pages: being sent there would do something, such as signing out again. */
const NOT_A_PAGE = /^\/(api|oidc)(\/|$)/;

/**
 * A passport strategy for the authorization code flow with PKCE, state and nonce. openid-client brings one of its own, but
 * that remembers one started sign-in a session (two tabs would break each other) and sends no state where PKCE is supported.
 */
export class CodeFlow extends Strategy {
  override name = 'oidc';
  private readonly invitationCookie: string;

  constructor(
    private readonly client: OidcClient,
    private readonly pendingSignIns: PendingSignIns,
    private readonly origin: string,
    private readonly verify: Verify,
  ) {
    super();
    this.invitationCookie = invitationCookieName(origin.startsWith('https:'));
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
      isFresh: request.query['fresh'] === '1',
    };
    const { prompt_values_supported: prompts } = configuration.serverMetadata();
    const mayCreate = Array.isArray(prompts) && prompts.includes('create');
    await this.pendingSignIns.remember(request, response, pending);
    const target = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: `${this.origin}/api/callback`,
      scope: SCOPE,
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ...(mayCreate && request.query['prompt'] === 'create' && { prompt: 'create' }),
      ...(pending.isFresh && { prompt: 'login', max_age: String(FRESH_SECONDS) }),
    });
    this.redirect(target.href);
  }

  private async finish(request: Request, response: Response): Promise<void> {
    const currentUrl = new URL(request.originalUrl, this.origin);
    const pending = await this.pendingSignIns.take(request, response, currentUrl.searchParams.get('state'));
    if (!pending) throw notFinished();
    const configuration = await this.client.discover();
    const { claims, idToken } = await exchangeCode(configuration, currentUrl, pending);
    const authTime = authTimeOf(claims, pending);
    const invitation = parseCookie(request.headers.cookie ?? '')[this.invitationCookie] ?? null;
    this.verify({ claims, idToken, returnTo: pending.returnTo, authTime, invitation }, (error, user) => {
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

/**
 * When the password was given. An issuer that is asked for a fresh sign-in has to say so, and some never do; what they attest
 * then is that whoever holds this browser could sign in just now, which the bearer of a stolen cookie could not.
 */
function authTimeOf({ auth_time: stated, iat }: oidc.IDToken, { isFresh }: PendingSignIn): number | undefined {
  const authTime = stated ?? (isFresh ? iat : undefined);
  if (isFresh && !isFreshTime(authTime)) throw notFinished(new Error('the issuer did not ask for the password again'));
  return authTime;
}

function notFinished(cause?: unknown): ProductError {
  return new ProductError(
    'invalid',
    'sign-in.not-finished',
    'This sign-in could not be finished. Please sign in again.',
    { cause },
  );
}

/** Only the path of a page on this origin; whatever else is asked for becomes the landing path. */
export function safeReturnTo(asked: unknown, origin: string): string {
  if (typeof asked !== 'string' || !asked.startsWith('/') || asked.length > MAX_PATH_LENGTH) return LANDING_PATH;
  if (!URL.canParse(asked, origin)) return LANDING_PATH;
  const { origin: target, pathname, search, hash } = new URL(asked, origin);
  // '/.//evil' is on this origin, but its path, once its dots are gone, is the address of another.
  if (target !== origin || pathname.startsWith('//') || NOT_A_PAGE.test(pathname)) return LANDING_PATH;
  return pathname + search + hash;
}
