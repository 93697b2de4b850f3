import { interactionPolicy } from 'oidc-provider';

/** When a person is shown the sign-in page. Consent is never asked for: the only client is the product itself. */
export function signInPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const isAccountGone = new interactionPolicy.Check(
    'account_gone',
    'the account no longer exists',
    ({ oidc }) => oidc.session?.accountId !== undefined && oidc.account === undefined,
  );
  policy.get('login')?.checks.push(isAccountGone);
  return policy;
}
