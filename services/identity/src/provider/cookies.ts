import type { Configuration } from 'oidc-provider';
import type { IdentitySettings } from '../identity.settings.ts';

/** Over https the names bind the cookies to this host, so that no neighbouring site can plant one. */
export function cookies({ origin, cookieKeys }: IdentitySettings): NonNullable<Configuration['cookies']> {
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
