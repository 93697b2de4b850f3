import pg from 'pg';
import { EmbeddedPostgresError } from './embedded-postgres.error.ts';

interface ServerFacts {
  encoding: string;
  provider: string;
  locale: string | null;
  startedAtSeconds: number;
}

/**
 * Logs in and checks that text is stored and compared as we rely on: UTF-8, with the locale that comes with PostgreSQL itself
 * (an upgrade of the operating system could change the order of indexes that use its locale). Resolves with when the server was started, in seconds
 * since 1970. Logging in proves that the server is ours: with SCRAM each side shows the other that it knows the password.
 */
export async function checkServer(url: string): Promise<{ startedAtSeconds: number }> {
  const { encoding, provider, locale, startedAtSeconds } = await ask(url);
  if (encoding !== 'UTF8' || provider !== 'b' || locale !== 'C.UTF-8') {
    throw new EmbeddedPostgresError(
      `The database has encoding ${encoding} and locale ${locale ?? 'none'} where UTF8 and the built-in C.UTF-8 are needed.`,
    );
  }
  return { startedAtSeconds };
}

async function ask(url: string): Promise<ServerFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<ServerFacts>(
      `SELECT pg_encoding_to_char(encoding) AS encoding, datlocprovider AS provider, datlocale AS locale,
              extract(epoch FROM pg_postmaster_start_time())::float8 AS "startedAtSeconds"
         FROM pg_database WHERE datname = current_database()`,
    );
    const [facts] = rows;
    if (!facts) throw new EmbeddedPostgresError('The database did not describe itself.');
    return facts;
  } finally {
    await client.end().catch(() => undefined);
  }
}
