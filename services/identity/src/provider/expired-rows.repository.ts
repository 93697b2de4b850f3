import type { DataSource } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';

const BATCH_SIZE = 500;
const INTERVAL_MS = 5 * 60_000;

/** How many sign-ins that nobody has finished are kept, the newest of them. */
export const MAX_UNFINISHED_SIGN_INS = 20_000;

const statements = [
  `delete from oidc_payloads where (model, id) in (
     select model, id from oidc_payloads
     where model in ('Interaction', 'Session') and payload -> 'accountId' is null and payload -> 'result' is null
     order by expires_at desc offset ${MAX_UNFINISHED_SIGN_INS} limit ${BATCH_SIZE})`,
  `delete from oidc_payloads where (model, id) in (
     select model, id from oidc_payloads where expires_at < now() - interval '1 minute'
     order by expires_at limit ${BATCH_SIZE} for update skip locked)`,
  `delete from identity_rate_limits where key in (
     select key from identity_rate_limits where expire < extract(epoch from now()) * 1000
     order by expire limit ${BATCH_SIZE} for update skip locked)`,
  `delete from password_resets where token_hash in (
     select token_hash from password_resets where expires_at < now()
     order by expires_at limit ${BATCH_SIZE} for update skip locked)`,
];

/** Deletes rows that have expired, and unfinished sign-ins beyond a bound, which strangers can fill the table with. */
export class ExpiredRowsCleanup {
  readonly #database: Pick<DataSource, 'query'>;

  constructor(database: Pick<DataSource, 'query'>) {
    this.#database = database;
  }

  /** Deletes in batches, so that no statement locks many rows. Returns how many rows were deleted. */
  async run(): Promise<number> {
    let deleted = 0;
    for (const statement of statements) {
      for (let batch = BATCH_SIZE; batch === BATCH_SIZE; deleted += batch) {
        const [, affected] = await this.#database.query<[unknown[], number]>(statement);
        batch = affected;
      }
    }
    return deleted;
  }

  /** Runs every five minutes until `stop` is called. A failed run is logged; the next one makes up for it. */
  start(logger: Logger): { stop(): void } {
    const timer = setInterval(() => {
      this.run().then(
        (rows) => logger.debug({ rows }, 'expired rows deleted'),
        (error: unknown) => logger.warn({ err: error }, 'expired rows could not be deleted'),
      );
    }, INTERVAL_MS);
    timer.unref();
    return { stop: () => clearInterval(timer) };
  }
}
