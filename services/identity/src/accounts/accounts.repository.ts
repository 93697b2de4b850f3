import { Account } from '@stitchbook/database';
import { QueryFailedError, type Repository } from 'typeorm';
import type { Database } from '../database.ts';

export type NewAccount = Pick<Account, 'email' | 'firstName' | 'lastName' | 'passwordHash'>;

const UNIQUE_VIOLATION = '23505';

export class AccountsRepository {
  readonly #rows: Repository<Account>;

  constructor(database: Database) {
    this.#rows = database.getRepository(Account);
  }

  async findById(id: string): Promise<Account | null> {
    return this.#rows.findOneBy({ id });
  }

  /** The one account of that address, however it is capitalised, with what its password is verified by. */
  async findCredentials(email: string): Promise<Pick<Account, 'id' | 'passwordHash'> | null> {
    return this.#rows
      .createQueryBuilder('account')
      .select(['account.id', 'account.passwordHash'])
      .where('lower(account.email) = lower(:email)', { email })
      .getOne();
  }

  /** Returns the new account's id, or null when the email address already has one. */
  async insertUnlessTaken(account: NewAccount): Promise<string | null> {
    try {
      const { identifiers } = await this.#rows.insert(account);
      return (identifiers[0] as Pick<Account, 'id'>).id;
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }
}

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as Error & { code?: string };
  return code === UNIQUE_VIOLATION;
}
