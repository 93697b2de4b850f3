import { readdir } from 'node:fs/promises';
import type { DataSource, MigrationInterface } from 'typeorm';

type MigrationClass = new () => MigrationInterface;

const FOLDER = new URL('migrations/', import.meta.url);
/** `0001-notes.ts`, or `0001-notes.js` where it was built. */
const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.[jt]s$/;

/** Every migration of the folder, in the order of their numbers, which is the order in which they run. */
export const migrations: MigrationClass[] = await loadMigrations();

/** Throws an `Error` for a file that does not export one class whose name ends with the number of the file. */
async function loadMigrations(): Promise<MigrationClass[]> {
  const files = (await readdir(FOLDER)).filter((name) => FILE_NAME.test(name)).toSorted();
  return Promise.all(files.map(loadMigration));
}

async function loadMigration(file: string): Promise<MigrationClass> {
  const number = FILE_NAME.exec(file)?.[1] ?? '';
  const exported = Object.values((await import(new URL(file, FOLDER).href)) as Record<string, unknown>);
  const [migration] = exported;
  if (exported.length !== 1 || typeof migration !== 'function' || !migration.name.endsWith(number))
    throw new Error(`The migration ${file} has to export one class, whose name ends with ${number}.`);
  return migration as MigrationClass;
}

/** The names of the migrations that were executed on this database, in their order; none while it is empty. */
export async function findExecutedMigrations(dataSource: DataSource): Promise<string[]> {
  const [table] = await dataSource.query<{ name: string | null }[]>(`select to_regclass('migrations') as name`);
  if (!table?.name) return [];
  const rows = await dataSource.query<{ name: string }[]>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}
