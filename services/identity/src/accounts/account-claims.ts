import type { Account } from '@stitchbook/database';
import type { AccountClaims } from 'oidc-provider';

/** What an account says of its person, in OpenID Connect's words. Addresses are not verified: no mail is sent. */
export function accountClaims({ id, email, firstName, lastName }: Account): AccountClaims {
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
