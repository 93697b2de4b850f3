import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from '@stitchbook/database';

/** A rate limit is used up: whoever asked has to wait. */
export class TooManyAttempts extends Error {
  readonly code = 'identity.too-many-attempts';
  readonly retryAfterSeconds: number;
  /** Whether it is the first that is refused, and not one more of many. */
  readonly isFirst: boolean;

  constructor(retryAfterSeconds: number, { isFirst = false } = {}) {
    super('too many attempts');
    this.name = 'TooManyAttempts';
    this.retryAfterSeconds = retryAfterSeconds;
    this.isFirst = isFirst;
  }
}

/** Less than the 15 s after which the gateway gives a page up. */
const MAX_WAIT_MS = 12_000;
const MAX_DELAY_MS = 8_000;
const MIN_DELAY_MS = 1_000;

/**
 * Lets attempts at one account through one after the other, with a delay between them, however many addresses they come from.
 * The time of the next one is a row, so that several processes share one queue. `rate-limiter-flexible` has a queue of this
 * kind only within one process.
 */
export class AccountThrottle {
  readonly #database: DataSource;

  constructor(database: DataSource) {
    this.#database = database;
  }

  /**
   * Resolves when this attempt is next, `delayMs` after the one before it. Throws `TooManyAttempts` at once where it would
   * have to wait for more than 12 s.
   */
  async waitForTurn(account: string, delayMs: number): Promise<void> {
    const [turn] = await this.#database.query<{ waitMs: number }[]>(
      `insert into identity_rate_limits as turn (key, points, expire)
       select $1, 1, now_ms + $2 from (select (extract(epoch from clock_timestamp()) * 1000)::bigint) as clock (now_ms)
       on conflict (key) do update set expire = greatest(turn.expire, excluded.expire - $2) + $2
       where greatest(turn.expire, excluded.expire - $2) + $2 - (excluded.expire - $2) <= $3
       returning (expire - (extract(epoch from clock_timestamp()) * 1000)::bigint)::integer as "waitMs"`,
      [`sign-in-turn:${account}`, delayMs, MAX_WAIT_MS],
    );
    if (!turn) throw new TooManyAttempts(MAX_WAIT_MS / 1_000);
    await wait(Math.max(turn.waitMs, 0));
  }
}

/**
 * The delay between attempts at one account, in milliseconds: none up to `allowed`, then a second, doubled for every `allowed`
 * more, up to eight seconds.
 */
export function delayBetweenAttempts(attempts: number, allowed: number): number {
  const over = attempts - allowed;
  if (over <= 0) return 0;
  return Math.min(MIN_DELAY_MS * 2 ** Math.floor((over - 1) / allowed), MAX_DELAY_MS);
}
