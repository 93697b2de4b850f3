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

  it('of an account that was there before loses what nobody sees of it, unless another account has what is left', async () => {
    const database = await createTestDatabase();
    const { dataSource } = database;
    const accounts = async () =>
      (
        await dataSource.query<{ spelling: string }[]>(
          'select normalised_email as spelling from accounts order by created_at',
        )
      ).map(({ spelling }) => spelling);
    const undo = async () => {
      const from = MIGRATION_NAMES.indexOf('VisibleAddresses1700000000054');
      for (const _ of MIGRATION_NAMES.slice(from)) await dataSource.undoLastMigration();
    };
    await undo();
    const before = [
      'ada@example.org',
      'ada\u200B@example.org',
      'bea@münchen.de',
      'bea@mün\u00ADchen.de',
      'be\u00ADa@xn--mnchen-3ya.de',
      'cleo\u202E@münchen.de',
      'cl\u200Beo@münchen.de',
      'dora@münchen.de',
    ];
    for (const [year, email] of before.entries()) {
      await dataSource.query(
        `insert into accounts (email, normalised_email, first_name, password_hash, created_at)
         values ($1, $1, 'Ada', 'x', make_date(2000 + $2::integer, 1, 1))`,
        [email, year],
      );
    }
    await runMigrations(database.url);
    expect(await accounts()).toEqual(before.with(5, 'cleo@münchen.de'));
    await undo();
    expect(await accounts()).toEqual(before);
    await database.drop();
  });
});
