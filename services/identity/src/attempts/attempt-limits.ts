import { addressGroup } from '@stitchbook/config';
import type { DataSource } from '@stitchbook/database';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { IdentitySettings } from '../identity.settings.ts';
import { AccountThrottle, delayBetweenAttempts, TooManyAttempts } from './account-throttle.repository.ts';
import { accountKey } from './account-key.ts';

export interface SignInAttempt {
  email: string;
  address: string | undefined;
  /** The id that `KnownDevices` gave it; null for a browser in which nobody has signed in to that account. */
  device: string | null;
}

type Limits = Pick<
  IdentitySettings,
  'attemptsPerAccount' | 'attemptsPerAddress' | 'waitSeconds' | 'newAccountsPerAddress'
>;

const HOUR_SECONDS = 3_600;
/** Links asked for in an hour: from one address, and sent to one account. */
const RECOVERIES_PER_ADDRESS = 20;
const MAILS_PER_ACCOUNT = 3;
/** Sign-ins and sign-outs started from one address in a quarter of an hour: many people may share an address. */
export const SIGN_IN_STARTS_PER_ADDRESS = 1_000;
const QUARTER_SECONDS = 900;

/**
 * The rate limits against guessed passwords. A stranger's attempts are counted by account and address together, so that they
 * lock nobody else out; attempts at one account from many addresses are throttled; and a browser in which somebody has signed
 * in before has a count of its own. Counts are in PostgreSQL, so that they hold over restarts and over several processes.
 */
export class AttemptLimits {
  readonly #allowed: number;
  readonly #pair: RateLimiterPostgres;
  readonly #device: RateLimiterPostgres;
  readonly #account: RateLimiterPostgres;
  readonly #address: RateLimiterPostgres;
  readonly #creation: RateLimiterPostgres;
  readonly #recovery: RateLimiterPostgres;
  readonly #mail: RateLimiterPostgres;
  readonly #signInStart: RateLimiterPostgres;
  readonly #throttle: AccountThrottle;

  constructor(database: DataSource, limits: Limits) {
    const limiter = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterPostgres({
        storeClient: database,
        storeType: 'typeorm',
        tableName: 'identity_rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration,
      });
    const { attemptsPerAccount, attemptsPerAddress, waitSeconds, newAccountsPerAddress } = limits;
    this.#allowed = attemptsPerAccount;
    this.#pair = limiter('sign-in-pair', attemptsPerAccount, waitSeconds);
    this.#device = limiter('sign-in-device', attemptsPerAccount, waitSeconds);
    // Never refuses: only its count is read.
    this.#account = limiter('sign-in-account', Number.MAX_SAFE_INTEGER, waitSeconds);
    this.#address = limiter('sign-in-address', attemptsPerAddress, waitSeconds);
    this.#creation = limiter('new-account-address', newAccountsPerAddress, HOUR_SECONDS);
    this.#recovery = limiter('recovery-address', RECOVERIES_PER_ADDRESS, HOUR_SECONDS);
    this.#mail = limiter('recovery-account', MAILS_PER_ACCOUNT, HOUR_SECONDS);
    this.#signInStart = limiter('beginning-address', SIGN_IN_STARTS_PER_ADDRESS, QUARTER_SECONDS);
    this.#throttle = new AccountThrottle(database);
  }

  /**
   * Counts an attempt before its password is verified, so that attempts sent all at once are counted too, and waits where the
   * account is throttled. Throws `TooManyAttempts`.
   */
  async countSignIn(attempt: SignInAttempt): Promise<void> {
    const account = accountKey(attempt.email);
    if (attempt.device !== null) {
      await consume(this.#device, attempt.device);
      return;
    }
    await consume(this.#address, addressGroup(attempt.address));
    await consume(this.#pair, pairKey(attempt));
    const { consumedPoints } = await this.#account.consume(account);
    const delayMs = delayBetweenAttempts(consumedPoints, this.#allowed);
    if (delayMs > 0) await this.#throttle.waitForTurn(account, delayMs);
  }

  /** After a right password: resets the count of this browser or address for the account, and takes this attempt back elsewhere. */
  async resetSignIn(attempt: SignInAttempt): Promise<void> {
    if (attempt.device !== null) {
      await this.#device.delete(attempt.device);
      return;
    }
    await this.#pair.delete(pairKey(attempt));
    await this.#address.reward(addressGroup(attempt.address), 1);
    await this.#account.reward(accountKey(attempt.email), 1);
  }

  /** Counts an account that is asked for. Throws `TooManyAttempts`. */
  async countNewAccount(address: string | undefined): Promise<void> {
    await consume(this.#creation, addressGroup(address));
  }

  /** Counts a sign-in or sign-out that is started. Throws `TooManyAttempts`. */
  async countSignInStart(address: string | undefined): Promise<void> {
    await consume(this.#signInStart, addressGroup(address));
  }

  /** Counts a password reset that is asked for. Throws `TooManyAttempts`. */
  async countRecovery(address: string | undefined): Promise<void> {
    await consume(this.#recovery, addressGroup(address));
  }

  /** Counts a mail to this address; false over the limit, which the answer does not show. */
  async tryCountMail(email: string): Promise<boolean> {
    try {
      await consume(this.#mail, accountKey(email));
      return true;
    } catch (error) {
      if (error instanceof TooManyAttempts) return false;
      throw error;
    }
  }
}

function pairKey({ email, address }: SignInAttempt): string {
  return `${accountKey(email)}@${addressGroup(address)}`;
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) {
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
      throw new TooManyAttempts(retryAfterSeconds, { isFirst: error.consumedPoints === limiter.points + 1 });
    }
    throw error;
  }
}
