import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database.ts';
import type { IdentitySettings } from '../identity.settings.ts';
import { TooManyTries } from './too-many-tries.ts';
import { accountKey, addressKey } from './who-tries.ts';

export interface SignInTry {
  email: string;
  address: string | undefined;
}

type Limits = Pick<IdentitySettings, 'triesPerAccount' | 'triesPerAddress' | 'waitSeconds' | 'newAccountsPerAddress'>;

const HOUR_SECONDS = 3_600;

/** Counts in PostgreSQL, so that the count holds over restarts and over several processes. */
export class TryLimits {
  readonly #account: RateLimiterPostgres;
  readonly #address: RateLimiterPostgres;
  readonly #creation: RateLimiterPostgres;

  constructor(database: Database, limits: Limits) {
    const limiter = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterPostgres({
        storeClient: database,
        storeType: 'typeorm',
        tableName: 'identity_tries',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration,
      });
    this.#account = limiter('sign-in-account', limits.triesPerAccount, limits.waitSeconds);
    this.#address = limiter('sign-in-address', limits.triesPerAddress, limits.waitSeconds);
    this.#creation = limiter('new-account-address', limits.newAccountsPerAddress, HOUR_SECONDS);
  }

  /** Counts a try before its password is looked at, so that guesses sent all at once are counted too. Throws `TooManyTries`. */
  async countSignIn({ email, address }: SignInTry): Promise<void> {
    await consume(this.#address, addressKey(address));
    await consume(this.#account, accountKey(email));
  }

  /** A right password clears the account and takes its own try back from the address. */
  async forgiveSignIn({ email, address }: SignInTry): Promise<void> {
    await this.#account.delete(accountKey(email));
    await this.#address.reward(addressKey(address), 1);
  }

  /** Throws `TooManyTries`. */
  async countNewAccount(address: string | undefined): Promise<void> {
    await consume(this.#creation, addressKey(address));
  }
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new TooManyTries(Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
    throw error;
  }
}
