import type { Account } from '@stitchbook/database';
import {
  interactionPolicy,
  type AccountClaims,
  type AdapterFactory,
  type Configuration,
  type Grant,
} from 'oidc-provider';
import type { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { IdentitySettings } from '../identity.settings.ts';
import { renderError, renderSignedOut, renderSignOut } from './provider-pages.ts';
import { parseSigningKeys } from './identity-secrets.ts';

/** Begins with making an account: OpenID Connect, Initiating User Registration 1.0. */
export const CREATE_PROMPT = 'create';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Grants without a consent page: the only client is the product's own gateway.
 * A grant of somebody else who signed in before in the same browser is never reused.
 */
const grantFirstParty: NonNullable<Configuration['loadExistingGrant']> = async ({ oidc }) => {
  const { provider, session, client, account } = oidc;
  const accountId = account?.accountId;
  if (!session || !client || !accountId) return undefined;
  const existing = await findGrant(session.grantIdFor(client.clientId), accountId, oidc.provider);
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
};

async function findGrant(
  grantId: string | undefined,
  accountId: string,
  provider: { Grant: { find(id: string): Promise<Grant | undefined> } },
): Promise<Grant | undefined> {
  const grant = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  return grant?.accountId === accountId ? grant : undefined;
}

/** The provider's configuration: one client, the authorization code flow with PKCE, and every other feature off. */
export function providerConfiguration(
  settings: IdentitySettings,
  adapter: AdapterFactory,
  accounts: AccountsRepository,
): Configuration {
  return {
    adapter,
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        token_endpoint_auth_method: 'client_secret_basic',
        redirect_uris: [`${settings.origin}/api/callback`],
        post_logout_redirect_uris: [`${settings.origin}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        // Some things may only be done by who has given the password just now.
        require_auth_time: true,
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
    discovery: { prompt_values_supported: ['none', 'login', CREATE_PROMPT] },
    interactions: { policy: signInPolicy(), url: (_, interaction) => `/oidc/interaction/${interaction.uid}` },
    findAccount: async (_, sub) => {
      const account = await accounts.findById(sub);
      return account ? { accountId: account.id, claims: () => accountClaims(account) } : undefined;
    },
    renderError,
  };
}

/** Over https the names bind the cookies to this host, so that no neighbouring site can plant one. */
function cookies({ origin, cookieKeys }: IdentitySettings): NonNullable<Configuration['cookies']> {
  const isHttps = origin.startsWith('https:');
  const common = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  return {
    keys: cookieKeys.split(','),
    names: {
      session: `${isHttps ? '__Host-' : ''}stitchbook-identity`,
      interaction: `${isHttps ? '__Secure-' : ''}stitchbook-sign-in`,
      resume: `${isHttps ? '__Secure-' : ''}stitchbook-sign-in-resume`,
    },
    long: common,
    short: common,
  };
}

/** When a person is shown the sign-in page. Consent is never asked for: the only client is the product itself. */
function signInPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const isAccountGone = new interactionPolicy.Check(
    'account_gone',
    'the account no longer exists',
    ({ oidc }) => oidc.session?.accountId !== undefined && oidc.account === undefined,
  );
  policy.get('login')?.checks.push(isAccountGone);
  policy.add(new interactionPolicy.Prompt({ name: CREATE_PROMPT, requestable: true }), 0);
  return policy;
}

/** The claims of an account. `email_verified` is false: no mail is sent to check an address. */
function accountClaims({ id, email, firstName, lastName }: Account): AccountClaims {
  return {
    sub: id,
    given_name: firstName,
    family_name: lastName,
    name: lastName ? `${firstName} ${lastName}` : firstName,
    email,
    email_verified: false,
    picture: null,
  };
}
