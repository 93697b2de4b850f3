import type { Configuration } from 'oidc-provider';
import type { Database } from '../database.ts';
import { accountClaims } from '../accounts/account-claims.ts';
import type { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { IdentitySettings } from '../identity.settings.ts';
import { cookies } from './cookies.ts';
import { grantFirstParty } from './grant-first-party.ts';
import { OidcPayloadRepository } from './oidc-payload.repository.ts';
import { renderError, renderSignedOut, renderSignOut } from './render-provider-pages.ts';
import { signInPolicy } from './sign-in-policy.ts';
import { parseSigningKeys } from './signing-keys.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What the provider does, and that it does nothing else: one client, one way to sign in. */
export function providerConfiguration(
  settings: IdentitySettings,
  database: Database,
  accounts: AccountsRepository,
): Configuration {
  return {
    adapter: (model) => new OidcPayloadRepository(model, database),
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        token_endpoint_auth_method: 'client_secret_basic',
        redirect_uris: [`${settings.origin}/api/callback`],
        post_logout_redirect_uris: [`${settings.origin}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: parseSigningKeys(settings.signingKeys),
    cookies: cookies(settings),
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid'],
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name', 'name', 'picture'],
      email: ['email', 'email_verified'],
    },
    ttl: {
      AccessToken: 5 * MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: 5 * MINUTE,
      Interaction: HOUR,
      Session: DAY,
      Grant: DAY,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: renderSignOut, postLogoutSuccessSource: renderSignedOut },
    },
    clientBasedCORS: () => false,
    loadExistingGrant: grantFirstParty,
    interactions: { policy: signInPolicy(), url: (_, interaction) => `/oidc/interaction/${interaction.uid}` },
    findAccount: async (_, sub) => {
      const account = await accounts.findById(sub);
      return account ? { accountId: account.id, claims: () => accountClaims(account) } : undefined;
    },
    renderError,
  };
}
