import { createTestDatabase, type TestDatabase } from '@stitchbook/testing';
import { ExpiredRowsCleanup, MAX_UNFINISHED_SIGN_INS } from '../src/provider/expired-rows.repository.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => database.drop());

describe('the cleanup of expired rows', () => {
  it('removes all that has expired, over many batches, and nothing else', async () => {
    const { dataSource } = database;
    await dataSource.query(`
      insert into oidc_payloads (model, id, payload, expires_at)
      select 'AccessToken', n::text, '{}', now() + case when n <= 1200 then interval '-1 hour' else interval '1 hour' end
      from generate_series(1, 1203) n`);
    await dataSource.query(`insert into oidc_payloads (model, id, payload) values ('Grant', 'for ever', '{}')`);
    await dataSource.query(`insert into identity_rate_limits values ('old', 1, 1), ('new', 1, 99999999999999)`);
    expect(await new ExpiredRowsCleanup(dataSource).run()).toBe(1201);
    expect(await dataSource.query(`select count(*)::int as rows from oidc_payloads`)).toEqual([{ rows: 4 }]);
    expect(await dataSource.query(`select key from identity_rate_limits`)).toEqual([{ key: 'new' }]);
  });

  it('leaves so many sign-ins that nobody has finished, the newest, and all that somebody has', async () => {
    const { dataSource } = database;
    await dataSource.query(`delete from oidc_payloads`);
    await dataSource.query(
      `insert into oidc_payloads (model, id, payload, expires_at)
       select 'Interaction', 'begun-' || n, '{}', now() + interval '1 hour' - n * interval '1 millisecond'
       from generate_series(1, $1::integer) n`,
      [MAX_UNFINISHED_SIGN_INS + 700],
    );
    await dataSource.query(
      `insert into oidc_payloads (model, id, payload, expires_at) values
         ('Session', 'of-somebody', '{"accountId": "a"}', now() + interval '1 minute'),
         ('Interaction', 'finished', '{"result": {"login": {"accountId": "a"}}}', now() + interval '1 minute')`,
    );
    expect(await new ExpiredRowsCleanup(dataSource).run()).toBe(700);
    const rows = await dataSource.query(
      `select count(*)::int as rows, bool_or(id = 'begun-1') as newest, bool_or(id = 'of-somebody') as session,
              bool_or(id = 'finished') as finished, bool_or(id = 'begun-20001') as oldest from oidc_payloads`,
    );
    expect(rows).toEqual([
      { rows: MAX_UNFINISHED_SIGN_INS + 2, newest: true, session: true, finished: true, oldest: false },
    ]);
  });
});
