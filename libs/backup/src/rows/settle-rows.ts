import pg from 'pg';
import type { Manifest } from '../manifest.ts';

/** What has to be said about restored rows before they may be seen. */
export async function settleRows(
  client: pg.Client,
  { issuer: formerIssuer, counters }: Manifest,
  { issuer, deletedMeanwhile }: { issuer: string; deletedMeanwhile: string[] },
): Promise<void> {
  // Deleted means deleted, also for what was deleted between its rows and its audio.
  await client.query(`delete from notes where recording_id in (select id from recordings where audio_key = any($1))`, [
    deletedMeanwhile,
  ]);
  await client.query(`delete from recordings where audio_key = any($1)`, [deletedMeanwhile]);
  await client.query(`delete from unclaimed_audio where audio_key in (select audio_key from recordings)`);
  // People are known by issuer and subject, and the bundled provider's name is the address of the place.
  await client.query(
    `update users set issuer = $2 where issuer = $1
       and not exists (select from users other where other.issuer = $2 and other.subject = users.subject)`,
    [formerIssuer, issuer],
  );
  for (const { table, column, last } of counters) {
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [pg.escapeIdentifier(table), column, last]);
  }
}
