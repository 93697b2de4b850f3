import type { EntityManager } from 'typeorm';
import { Account } from './account.entity.ts';
import { hashToken, makeToken } from './one-time-token.ts';
import { PasswordReset } from './password-reset.entity.ts';

/** Where the page for choosing a new password is, below the address of the installation. */
const RESET_PATH = '/oidc/reset';

/** Open links of one account; when another one is created, the oldest stops working. */
const MAX_OPEN_RESETS = 3;

/** Creates a link by which the account's password can be set once, within `validForMs`. */
export async function issuePasswordReset(
  manager: EntityManager,
  accountId: string,
  { origin, validForMs }: { origin: string; validForMs: number },
): Promise<string> {
  const token = makeToken();
  await manager.query(
    `insert into password_resets (token_hash, account_id, expires_at)
     values ($1, $2, now() + $3 * interval '1 millisecond')`,
    [hashToken(token), accountId, validForMs],
  );
  await manager.query(
    `delete from password_resets where account_id = $1 and token_hash not in (
       select token_hash from password_resets where account_id = $1 and expires_at > now()
       order by created_at desc limit ${MAX_OPEN_RESETS})`,
    [accountId],
  );
  return `${origin}${RESET_PATH}?token=${token}`;
}

/** Whose password the link would set; null when it was used, has expired or was never given out. */
export async function findPasswordReset(manager: EntityManager, token: string): Promise<Account | null> {
  return manager
    .getRepository(Account)
    .createQueryBuilder('account')
    .innerJoin(PasswordReset, 'reset', 'reset.accountId = account.id')
    .where('reset.tokenHash = :tokenHash and reset.expiresAt > now()', { tokenHash: hashToken(token) })
    .getOne();
}

/** Redeems the link, and with it every other of that account. Resolves with the account's id; null when it was used already, also at the same moment. */
export async function usePasswordReset(manager: EntityManager, token: string): Promise<string | null> {
  const [used] = await manager.query<[{ accountId: string }[], number]>(
    `delete from password_resets where token_hash = $1 and expires_at > now() returning account_id as "accountId"`,
    [hashToken(token)],
  );
  const accountId = used[0]?.accountId;
  if (accountId === undefined) return null;
  await manager.delete(PasswordReset, { accountId });
  return accountId;
}
