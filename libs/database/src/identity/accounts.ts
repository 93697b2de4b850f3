import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { Account } from './account.entity.ts';
import { endProviderSessions } from './end-provider-sessions.ts';
import { storedSpellings } from './normalise-email.ts';

/** Null when there is no such account, or `id` is no UUID. */
export async function findAccountById(manager: EntityManager, id: string): Promise<Account | null> {
  return isUUID(id, 'loose') ? manager.getRepository(Account).findOneBy({ id }) : null;
}

/** The one account of that address, however it is spelt; of several that were there before addresses had one spelling, its own. */
export async function findAccountByEmail(manager: EntityManager, email: string): Promise<Account | null> {
  const spellings = storedSpellings(email);
  const found = await manager
    .getRepository(Account)
    .createQueryBuilder('account')
    .where('account.normalisedEmail = any(:spellings)', { spellings })
    // Of an account that the version before made while this one was starting.
    .orWhere('account.normalisedEmail is null and lower(account.email) = lower(:email)', { email })
    .orderBy('account.createdAt')
    .getMany();
  const own =
    found.find((account) => account.email === email) ??
    found.find(({ normalisedEmail }) => normalisedEmail === spellings[0]);
  return own ?? found[0] ?? null;
}

/**
 * Removes an account of the bundled provider with everything that the provider remembers of it: sessions, grants, codes,
 * tokens and sign-ins under way. Returns whether there was such an account.
 */
export async function deleteAccount(manager: EntityManager, accountId: string): Promise<boolean> {
  if (!isUUID(accountId, 'loose')) return false;
  await endProviderSessions(manager, accountId);
  const { affected } = await manager.delete(Account, { id: accountId });
  return Boolean(affected);
}
