import { createTestDatabase } from '@stitchbook/testing';

describe('a test database', () => {
  it('has the schema, its own rows only, and is gone after drop', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await one.dataSource.query('CREATE TABLE only_here (id int)');
    const notes = `SELECT to_regclass('notes') AS notes, to_regclass('only_here') AS only_here`;
    expect(await one.dataSource.query(notes)).toEqual([{ notes: 'notes', only_here: 'only_here' }]);
    expect(await other.dataSource.query(notes)).toEqual([{ notes: 'notes', only_here: null }]);

    await one.drop();
    const name = new URL(one.url).pathname.slice(1);
    expect(await other.dataSource.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])).toEqual([]);
    await other.drop();
  });
});
