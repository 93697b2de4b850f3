import pg from 'pg';
import type { Manifest } from '../manifest.ts';

/** What has to be said about restored rows before they may be seen. */
export async function settleRows(client: pg.Client, { counters }: Manifest, deletedMeanwhile: string[]): Promise<void> {
  // Deleted means deleted, also for what was deleted between its rows and its audio.
  await client.query(`delete from notes where recording_id in (select id from recordings where audio_key = any($1))`, [
    deletedMeanwhile,
  ]);
  await client.query(`delete from recordings where audio_key = any($1)`, [deletedMeanwhile]);
  await client.query(`delete from unclaimed_audio where audio_key in (select audio_key from recordings)`);
  for (const { table, column, last } of counters) {
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [pg.escapeIdentifier(table), column, last]);
  }
}
