import type { Request, Response } from 'express';
import type { Provider } from 'oidc-provider';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { TryLimits } from '../tries/try-limits.ts';

/** What both pages of a sign-in under way work with. */
export interface InteractionParts {
  origin: string;
  provider: Provider;
  accounts: AccountsService;
  limits: TryLimits;
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
  await provider.interactionFinished(request, response, { login: { accountId, remember: false, amr: ['pwd'] } });
}
