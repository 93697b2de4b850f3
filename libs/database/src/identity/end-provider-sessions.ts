import type { EntityManager } from 'typeorm';

/**
 * Which sessions of a person, by the second (since 1970) at which they gave their password: it is the same in the bundled
 * provider's session, in the ID token and in the gateway's session. All of them by default.
 */
export interface WhichSessions {
  only?: number | undefined;
  except?: number | undefined;
}

/**
 * Deletes what the bundled provider stores of a person's sign-ins: sessions, grants, codes, tokens and sign-ins under way.
 * With any of those they have to give the password again.
 */
export async function endProviderSessions(
  manager: EntityManager,
  accountId: string,
  { only, except }: WhichSessions = {},
): Promise<void> {
  await manager.query(
    `with kept as (
       select id, uid, payload from oidc_payloads
       where model = 'Session' and payload ->> 'accountId' = $1
         and ((payload ->> 'loginTs')::bigint = $2 or (payload ->> 'loginTs')::bigint <> $3)
     ), kept_grants as (
       select one.value ->> 'grantId' as id from kept, jsonb_each(coalesce(kept.payload -> 'authorizations', '{}')) one
     )
     delete from oidc_payloads it
     where (
         $1 in (payload ->> 'accountId', payload #>> '{session,accountId}', payload #>> '{result,login,accountId}')
         or grant_id in (select id from oidc_payloads where model = 'Grant' and payload ->> 'accountId' = $1)
       )
       and not exists (select from kept where it.model = 'Session' and kept.id = it.id)
       and not exists (select from kept where kept.uid = it.payload #>> '{session,uid}')
       and not exists (select from kept_grants k where k.id = case it.model when 'Grant' then it.id else it.grant_id end)`,
    [accountId, except ?? null, only ?? null],
  );
}

/** Ends sessions of an account of the bundled provider, at the provider and in the product. */
export async function endSessionsOfAccount(
  manager: EntityManager,
  accountId: string,
  { only, except }: WhichSessions = {},
): Promise<void> {
  await endProviderSessions(manager, accountId, { only, except });
  await manager.query(
    `delete from http_sessions
     where sess #>> '{passport,user}' in (select id::text from users where subject = $1 and issuer like '%/oidc')
       and coalesce((sess ->> 'authTime')::bigint, 0) is distinct from $2::bigint
       and ($3::bigint is null or (sess ->> 'authTime')::bigint = $3)`,
    [accountId, except ?? null, only ?? null],
  );
}
