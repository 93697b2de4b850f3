import { createTestDatabase } from '@stitchbook/testing';
import { MIGRATION_NAMES, normaliseEmail, runMigrations } from '../src/index.ts';

describe('an e-mail address', () => {
  it.each([
    ['  Ana@Example.COM ', 'ana@example.com'],
    ['KİRMİZİ@example.com', 'kirmizi@example.com'],
    ['kırmızı@example.com', 'kırmızı@example.com'],
    ['ΝΙΚΟΣ@example.com', 'νικοσ@example.com'],
    ['νικος@example.com', 'νικοσ@example.com'],
    ['cafe\u0301@example.com', 'café@example.com'],
    ['be\u200Ba@exam\u00ADple.com', 'bea@example.com'],
    ['\u202Ebea@example.com\uFEFF ', 'bea@example.com'],
    ['caf\u200De\u0301@example.com', 'café@example.com'],
    ['Bea@MÜNCHEN.de', 'bea@xn--mnchen-3ya.de'],
    ['bea@XN--mnchen-3ya.de', 'bea@xn--mnchen-3ya.de'],
    ['ü/bea@münchen.de', 'ü/bea@xn--mnchen-3ya.de'],
    ['bea@münchen.de/x', 'bea@münchen.de/x'],
    ['bea@example.com/x', 'bea@example.com/x'],
    ['bea@mün%63hen.de', 'bea@mün%63hen.de'],
    ['bea@mün／chen.de', 'bea@mün／chen.de'],
    ['münchen.de', 'münchen.de'],
  ])('%j is the same as %j', (typed, normalised) => {
    expect(normaliseEmail(typed)).toBe(normalised);
    expect(normaliseEmail(normalised)).toBe(normalised);
  });

  it('of an account that was there before is spelt so too, and one that would be there twice stays as it is', async () => {
    const database = await createTestDatabase();
    const { dataSource } = database;
    const sql = async (statement: string, parameters: string[] = []) =>
      dataSource.query<object[]>(statement, parameters);
    const from = MIGRATION_NAMES.indexOf('PasswordResets1700000000016');
    for (const _ of MIGRATION_NAMES.slice(from)) await dataSource.undoLastMigration();
    for (const [year, email] of ['ΝΙΚΟΣ@example.com', 'νικος@example.com', 'İda@example.com'].entries()) {
      await sql(
        `insert into accounts (email, first_name, password_hash, created_at)
         values ($1, 'Ada', 'x', make_date(2020 + $2::integer, 1, 1))`,
        [email, String(year)],
      );
    }
    await runMigrations(database.url);
    expect(await sql('select normalised_email from accounts order by created_at')).toEqual([
      { normalised_email: 'νικοσ@example.com' },
      { normalised_email: null },
      { normalised_email: 'ida@example.com' },
    ]);
    await database.drop();
  });
});
