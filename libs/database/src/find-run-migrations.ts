import type { DataSource } from 'typeorm';

/** The names of the migrations that this database has been through, the first first; none while it is empty. */
export async function findRunMigrations(dataSource: DataSource): Promise<string[]> {
  const [table] = await dataSource.query<{ name: string | null }[]>(`select to_regclass('migrations') as name`);
  if (!table?.name) return [];
  const rows = await dataSource.query<{ name: string }[]>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}
