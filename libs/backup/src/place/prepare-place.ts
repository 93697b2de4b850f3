import { MIGRATION_NAMES, runMigrations } from '@stitchbook/database';
import type pg from 'pg';
import { BackupRefusedError } from '../backup-refused.error.ts';
import type { Manifest } from '../manifest.ts';
import { describeTables } from '../rows/describe-tables.ts';

/**
 * Gives a place that nobody has used the tables that the backup was made of, or refuses with a sentence. What has changed
 * since is brought up to date afterwards, rows and all.
 */
export async function preparePlace(client: pg.Client, databaseUrl: string, { migrations }: Manifest): Promise<void> {
  const unknown = migrations.filter((name) => !MIGRATION_NAMES.includes(name));
  if (unknown.length > 0) {
    throw new BackupRefusedError(
      `This backup is of a newer Stitchbook (it has ${unknown.join(', ')}): restore it with that version.`,
    );
  }
  await refuseUnlessEmpty(client);
  const ahead = (await findMigrations(client)).filter((name) => !migrations.includes(name));
  if (ahead.length > 0) {
    throw new BackupRefusedError(
      `The tables here are newer than the backup (they have ${ahead.join(', ')}): ` +
        'restore into a database in which no Stitchbook was started.',
    );
  }
  await runMigrations(databaseUrl, migrations);
}

/** Throws when anybody has an account or a note here. */
export async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  for (const { name } of await describeTables(client)) {
    const { rows } = await client.query(`select from "${name}" limit 1`);
    if (rows.length === 0) continue;
    throw new BackupRefusedError(
      `There is something here already (in the table ${name}), and restoring would mix it with the backup: ` +
        'restore into an empty place. Nothing was changed.',
    );
  }
}

async function findMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  );
  if (!found[0]?.there) return [];
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  return rows.map(({ name }) => name);
}
