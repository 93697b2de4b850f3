import type { Configuration, Grant } from 'oidc-provider';

export const grantedScope = 'openid profile email';

/**
 * The only client is the product's own gateway: it has what it asks for without a page that asks the person.
 * A grant of someone who signed in before in the same browser is never handed on.
 */
export const grantFirstParty: NonNullable<Configuration['loadExistingGrant']> = async ({ oidc }) => {
  const { provider, session, client, account } = oidc;
  const accountId = account?.accountId;
  if (!session || !client || !accountId) return undefined;
  const existing = await findGrant(session.grantIdFor(client.clientId), accountId, oidc.provider);
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId });
  grant.addOIDCScope(grantedScope);
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
