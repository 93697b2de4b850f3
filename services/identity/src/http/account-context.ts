import type { Request, Response } from 'express';
import type { Provider } from 'oidc-provider';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { SignUp } from '../accounts/sign-up.ts';
import type { AttemptLimits } from '../attempts/attempt-limits.ts';
import type { SignInAttempts } from '../attempts/sign-in-attempts.ts';
import type { AccountRecovery } from '../accounts/account-recovery.ts';
import type { SecurityEvents } from '../security-events.ts';
import { CREATE_PROMPT } from '../provider/provider-configuration.ts';

/** The services that the routers of the account pages share. */
export interface AccountContext {
  origin: string;
  provider: Provider;
  accounts: AccountsService;
  signUp: SignUp;
  limits: AttemptLimits;
  attempts: SignInAttempts;
  recovery: AccountRecovery;
  events: SecurityEvents;
  /** SUPPORT_CONTACT: whom people ask who cannot sign in. */
  contact: string | undefined;
}

/**
 * Hands the person back to the provider, which sends them on to the app.
 * The provider's session ends with the browser's: how long somebody stays signed in is the app's to decide.
 */
export async function finishSignIn(
  provider: Provider,
  request: Request,
  response: Response,
  accountId: string,
): Promise<void> {
  await provider.interactionFinished(request, response, {
    login: { accountId, remember: false, amr: ['pwd'] },
    // Who was shown how to make an account and has one is done as well.
    [CREATE_PROMPT]: {},
  });
}

export interface Login {
  accountId: string;
  /** Second since 1970 at which the password was given. */
  at: number | undefined;
}

/** Who is signed in at the provider in this browser; null when nobody is. */
export async function currentLogin(provider: Provider, request: Request, response: Response): Promise<Login | null> {
  const session = await provider.Session.get(provider.createContext(request, response));
  return session.accountId === undefined ? null : { accountId: session.accountId, at: session.loginTs };
}
