import { createTestDatabase, type TestDatabase } from '@stitchbook/testing';
import { ExpiredRepository } from '../src/provider/expired.repository.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => database.drop());

describe('sweeping', () => {
  it('removes all that has expired, over many batches, and nothing else', async () => {
    const { dataSource } = database;
    await dataSource.query(`
      insert into oidc_payloads (model, id, payload, expires_at)
      select 'AccessToken', n::text, '{}', now() + case when n <= 1200 then interval '-1 hour' else interval '1 hour' end
      from generate_series(1, 1203) n`);
    await dataSource.query(`insert into oidc_payloads (model, id, payload) values ('Grant', 'for ever', '{}')`);
    await dataSource.query(`insert into identity_tries values ('old', 1, 1), ('new', 1, 99999999999999)`);
    expect(await new ExpiredRepository(dataSource).sweep()).toBe(1201);
    expect(await dataSource.query(`select count(*)::int as rows from oidc_payloads`)).toEqual([{ rows: 4 }]);
    expect(await dataSource.query(`select key from identity_tries`)).toEqual([{ key: 'new' }]);
  });
});
