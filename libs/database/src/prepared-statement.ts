import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';

/** SQL that each connection parses and plans once. Its text never depends on what is asked for: connections keep all they were given. */
export interface PreparedStatement {
  /** In kebab case; one name is one text. */
  name: string;
  text: string;
}

/**
 * Runs a prepared statement on a connection of its own, outside of any transaction; for what is read at every request. Rejects with
 * PostgreSQL's own error.
 */
export async function queryPrepared<Row extends QueryResultRow>(
  { driver }: DataSource,
  { name, text }: PreparedStatement,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const { master } = driver as unknown as { master: Pool };
  const { rows } = await master.query<Row>({ name, text, values: [...parameters] });
  return rows;
}
