import type { Database } from '../database.ts';

const BATCH = 500;

const statements = [
  `delete from oidc_payloads where (model, id) in (
     select model, id from oidc_payloads where expires_at < now() - interval '1 minute'
     order by expires_at limit ${BATCH} for update skip locked)`,
  `delete from identity_tries where key in (
     select key from identity_tries where expire < extract(epoch from now()) * 1000
     order by expire limit ${BATCH} for update skip locked)`,
];

export class ExpiredRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Removes what has expired, a bounded batch at a time, so that no statement holds many rows. Returns how many there were. */
  async sweep(): Promise<number> {
    let removed = 0;
    for (const statement of statements) {
      for (let batch = BATCH; batch === BATCH; removed += batch) {
        const [, affected] = await this.#database.query<[unknown[], number]>(statement);
        batch = affected;
      }
    }
    return removed;
  }
}
