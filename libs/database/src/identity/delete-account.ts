import type { EntityManager } from 'typeorm';
import { Account } from './account.entity.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Removes an account of the bundled provider with everything that the provider remembers of it: sessions, grants, codes,
 * tokens and sign-ins under way. Returns whether there was such an account.
 */
export async function deleteAccount(manager: EntityManager, accountId: string): Promise<boolean> {
  if (!UUID.test(accountId)) return false;
  await manager.query(
    `delete from oidc_payloads
     where $1 in (payload ->> 'accountId', payload #>> '{session,accountId}', payload #>> '{result,login,accountId}')
        or grant_id in (select id from oidc_payloads where model = 'Grant' and payload ->> 'accountId' = $1)`,
    [accountId],
  );
  const { affected } = await manager.delete(Account, { id: accountId });
  return Boolean(affected);
}
