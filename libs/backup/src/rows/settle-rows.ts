import pg from 'pg';
import type { Manifest } from '../manifest.ts';

/** What has to be said about restored rows before they may be seen. */
export async function settleRows(
  client: pg.Client,
  { counters }: Manifest,
  { issuer, deletedMeanwhile }: { issuer: string; deletedMeanwhile: string[] },
): Promise<void> {
  // Deleted means deleted, also for what was deleted between its rows and its audio.
  await client.query(`delete from notes where recording_id in (select id from recordings where audio_key = any($1))`, [
    deletedMeanwhile,
  ]);
  await client.query(`delete from recordings where audio_key = any($1)`, [deletedMeanwhile]);
  await client.query(`delete from unclaimed_audio where audio_key in (select audio_key from recordings)`);
  await knowAgain(client, issuer);
  for (const { table, column, last } of counters) {
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [pg.escapeIdentifier(table), column, last]);
  }
}

/**
 * People are known by issuer and subject, and the bundled provider is named after the address of the place, which is another
 * one now. Whoever has an account there is its subject; of several addresses before, the one used last counts.
 */
async function knowAgain(client: pg.Client, issuer: string): Promise<void> {
  await client.query(
    `update users set issuer = $1 where id in (
       select distinct on (subject) users.id from users join accounts on accounts.id::text = subject
       order by subject, issuer = $1 desc, signed_in_at desc)`,
    [issuer],
  );
}
