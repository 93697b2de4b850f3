import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestGateway } from './start-gateway.ts';

/** Every table (of whatever schema, the queue's too) and every file in which this text is to be found. */
export async function findTraces({ database, audioDirectory }: TestGateway, canary: string): Promise<string[]> {
  const { dataSource } = database;
  const tables = await dataSource.query<{ name: string }[]>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const traces: string[] = [];
  for (const { name } of tables) {
    const [row] = await dataSource.query<{ count: number }[]>(
      `select count(*)::int as count from ${name} as t where strpos(lower(t::text), lower($1)) > 0`,
      [canary],
    );
    if (Number(row?.count) > 0) traces.push(name);
  }
  const files = await readdir(join(audioDirectory, '..'), { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    if ((await readFile(path)).includes(canary)) traces.push(path);
  }
  return traces;
}

/** Files in the store that no recording owns, and keys of orphaned audio. */
export async function findStrays({ database: { dataSource }, audioDirectory }: TestGateway): Promise<string[]> {
  const entries = await readdir(audioDirectory, { recursive: true, withFileTypes: true });
  const owned = await dataSource.query<{ key: string }[]>(
    'select audio_key as key from recordings union all select audio_key from creation_speech',
  );
  const orphaned = await dataSource.query<{ key: string }[]>('select audio_key as key from orphaned_audio');
  const strays = entries.filter((entry) => entry.isFile() && !owned.some(({ key }) => key === entry.name));
  return [
    ...strays.map(({ parentPath, name }) => join(parentPath, name)),
    ...orphaned.map(({ key }) => `orphaned ${key}`),
  ];
}
