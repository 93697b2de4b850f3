import {
  Account,
  type DataSource,
  type EntityManager,
  acceptInvitation,
  acquireAdvisoryLock,
  endSessionsOfAccount,
  findAccountByEmail,
  findOpenInvitation,
  findPasswordReset,
  hasSqlState,
  type Invitation,
  issuePasswordReset,
  normaliseEmail,
  PasswordReset,
  usePasswordReset,
} from '@stitchbook/database';
import type { Repository } from 'typeorm';
import type { SignUpPolicy } from '@stitchbook/config';

export type NewAccount = Pick<Account, 'email' | 'firstName' | 'lastName' | 'passwordHash'>;

/** By what right somebody signs up. */
export interface Admission {
  policy: SignUpPolicy;
  /** Of the invitation that was followed, if any. */
  token: string | null;
}

export type Inserted = { id: string; isInvited: boolean } | { refused: 'taken' | 'not-invited' };

/** By an account that was there before addresses had one spelling, which no index knows. */
class AddressTaken extends Error {}

export class AccountsRepository {
  readonly #database: DataSource;
  readonly #rows: Repository<Account>;

  constructor(database: DataSource) {
    this.#database = database;
    this.#rows = database.getRepository(Account);
  }

  async findById(id: string): Promise<Account | null> {
    return this.#rows.findOneBy({ id });
  }

  /** The account of that address, however it is spelt. */
  async findByEmail(email: string): Promise<Account | null> {
    return findAccountByEmail(this.#database.manager, email);
  }

  async hasAccounts(): Promise<boolean> {
    return this.#rows.exists();
  }

  /** Null of an invitation that was used or withdrawn, has expired, or was never given out. */
  async findInvitation(token: string): Promise<Invitation | null> {
    return findOpenInvitation(this.#database.manager, token);
  }

  /** Returns the link by which the owner of the account may choose another password, once. */
  async issuePasswordReset(accountId: string, how: { origin: string; validForMs: number }): Promise<string> {
    return this.#database.transaction(async (manager) => issuePasswordReset(manager, accountId, how));
  }

  /** The account whose password the link sets; null when it was used, has expired or was never given out. */
  async findByPasswordReset(token: string): Promise<Account | null> {
    return findPasswordReset(this.#database.manager, token);
  }

  /** The one account of that address, however it is spelt, with what its password is verified by. */
  async findCredentials(email: string): Promise<Pick<Account, 'id' | 'passwordHash'> | null> {
    const account = await findAccountByEmail(this.#database.manager, email);
    return account && this.#rows.findOne({ where: { id: account.id }, select: { id: true, passwordHash: true } });
  }

  /**
   * Inserts an account in one transaction with the check whether its owner may sign up. Of two who are first, or use one
   * invitation, one succeeds. Refused: `taken` where the address has an account, `not-invited` otherwise.
   */
  async insert(account: NewAccount, { policy, token }: Admission): Promise<Inserted> {
    try {
      return await this.#database.transaction(async (manager) => {
        const isFounder = policy === 'first' && (await isFirst(manager));
        const isInvited = policy !== 'closed' && (await isAccepted(manager, token, account.email));
        if (policy !== 'open' && !isFounder && !isInvited) return { refused: 'not-invited' };
        if (await findAccountByEmail(manager, account.email)) throw new AddressTaken();
        const row = { ...account, normalisedEmail: normaliseEmail(account.email), isFounder };
        const { identifiers } = await manager.insert(Account, row);
        return { id: (identifiers[0] as Pick<Account, 'id'>).id, isInvited };
      });
    } catch (error) {
      if (error instanceof AddressTaken || hasSqlState(error, 'uniqueViolation')) return { refused: 'taken' };
      throw error;
    }
  }

  /** Sets another password, and ends every session but the one that began at that second, in the same transaction. */
  async changePassword(id: string, passwordHash: string, exceptLogin: number | undefined): Promise<void> {
    await this.#database.transaction(async (manager) => {
      await manager.update(Account, { id }, { passwordHash });
      await manager.delete(PasswordReset, { accountId: id });
      await endSessionsOfAccount(manager, id, { except: exceptLogin });
    });
  }

  /** Sets the password of whom the link is for and ends all of their sessions; null when the link is of no use. */
  async resetPassword(token: string, passwordHash: string): Promise<string | null> {
    return this.#database.transaction(async (manager) => {
      const id = await usePasswordReset(manager, token);
      if (id === null) return null;
      await manager.update(Account, { id }, { passwordHash });
      await endSessionsOfAccount(manager, id);
      return id;
    });
  }
}

async function isFirst(manager: EntityManager): Promise<boolean> {
  // Until this transaction has ended nobody else signs up: of two who come first, one is.
  await acquireAdvisoryLock(manager, 'sign-up');
  return !(await manager.getRepository(Account).exists());
}

async function isAccepted(manager: EntityManager, token: string | null, email: string): Promise<boolean> {
  return token !== null && (await acceptInvitation(manager, { token, email }));
}
